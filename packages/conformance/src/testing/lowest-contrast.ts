/** Run in a page: the lowest contrast of any text with what is behind it, as WCAG counts it. */
export const lowestContrast = `(() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgb = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = (color) => {
    const [red, green, blue] = color
      .slice(0, 3)
      .map((part) => part / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = rgb(getComputedStyle(at).backgroundColor);
      if (color[3] > 0) return color;
    }
    return [255, 255, 255, 255];
  };
  let lowest = 21;
  for (const element of document.querySelectorAll("body *")) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim(),
    );
    if (!hasText || !element.checkVisibility()) continue;
    const pair = [light(rgb(getComputedStyle(element).color)), light(behind(element))];
    lowest = Math.min(lowest, (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05));
  }
  return lowest;
})()`;
