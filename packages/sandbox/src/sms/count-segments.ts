/** Letters of the GSM alphabet that take one place each, as many as fit into one segment. */
const ONE_SEGMENT = /^[\w .,:;!?'"()+*/=<>%&@#$-]{1,160}$/;

/**
 * Segments that a text is sent in, counted by its alphabet (SMS-080, SMS-081). Most texts are seen
 * to be one without the counter, which is slow.
 */
export async function countSegments(text: string): Promise<number> {
  if (ONE_SEGMENT.test(text)) return 1;
  const { SegmentedMessage } = await import("sms-segments-calculator");
  return new SegmentedMessage(text).segmentsCount;
}
