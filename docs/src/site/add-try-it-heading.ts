/// <reference types="@astrojs/starlight" />
import { defineRouteMiddleware } from "@astrojs/starlight/route-data";
import { findReference } from "../reference/find-reference.ts";

/** Puts what stands below a drawn reference page into its table of contents. */
export const onRequest = defineRouteMiddleware(async ({ locals: { starlightRoute } }) => {
  const reference = await findReference(starlightRoute.id);
  if (!reference) return;
  const add = (slug: string, text: string): void => {
    starlightRoute.toc?.items.push({ depth: 2, slug, text, children: [] });
  };
  if (reference.data.tryIt) add("try-it", "Try it");
  if (reference.rendered?.html.includes('id="requirements"')) add("requirements", "Requirements");
});
