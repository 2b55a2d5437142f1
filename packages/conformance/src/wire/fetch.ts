/** Answers a request: the network, a service in this process, or layers around either. */
export type Fetch = (request: Request) => Promise<Response>;
