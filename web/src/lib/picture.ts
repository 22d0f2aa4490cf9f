// A canvas as a picture: shared if the device can, else saved.

export function sharePicture(canvas: HTMLCanvasElement, name: string, title: string): void {
  canvas.toBlob((blob) => {
    if (!blob) return;
    const file = new File([blob], name, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) {
      navigator.share({ files: [file], title }).catch(() => undefined); // cancelled by the user
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });
}

/** The page's colours, for drawing. */
export function colours(): (name: string) => string {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(name).trim();
}
