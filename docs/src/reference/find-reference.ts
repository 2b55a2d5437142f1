import { type CollectionEntry, getCollection } from "astro:content";

/** The reference page at an address; undefined for a page that is none. */
export async function findReference(id: string): Promise<CollectionEntry<"reference"> | undefined> {
  const pages = await getCollection("reference");
  return pages.find((page) => page.id === id);
}
