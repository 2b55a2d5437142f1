/** Segments that a text is sent in, counted by its alphabet (SMS-080, SMS-081). */
export async function countSegments(text: string): Promise<number> {
  const { SegmentedMessage } = await import("sms-segments-calculator");
  return new SegmentedMessage(text).segmentsCount;
}
