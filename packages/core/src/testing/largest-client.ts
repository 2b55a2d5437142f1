/** What a client with everything in it may weigh, in bytes: minified and compressed. */
export const LARGEST_CLIENT = 6_000;
