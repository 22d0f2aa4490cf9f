"""Lessons: short courses on the real board.

A lesson is data: positions in the game's notation, what the others and chance answer, and which answers lead on. The
sentences stand in the words files, by ids that follow from the lesson. `course` reads the data, and `Walk` goes through
a lesson, answer by answer.
"""

from guildhall.lessons.course import Course, Lesson, Step, course
from guildhall.lessons.walk import Walk, walked

__all__ = ["Course", "Lesson", "Step", "Walk", "course", "walked"]
