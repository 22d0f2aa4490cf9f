"""Tables on one device, without a server: for a worker in a browser, which keeps what it is told to keep.

`front.Front` is all that a page calls; everything goes in and out as JSON.
"""
