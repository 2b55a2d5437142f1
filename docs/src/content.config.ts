import { defineCollection } from "astro:content";
import { docsSchema } from "@astrojs/starlight/schema";
import { z } from "astro/zod";
import { referenceLoader } from "./reference/reference-loader.ts";
import { pagesLoader } from "./site/pages-loader.ts";

const tryIt = z.object({
  section: z.enum(["esim", "voice", "sms", "control"]),
  method: z.string(),
  path: z.string(),
  credential: z.boolean(),
  fields: z.array(z.object({ name: z.string(), in: z.string(), value: z.string() })),
  body: z.string().optional(),
});

export const collections = {
  docs: defineCollection({ loader: pagesLoader(), schema: docsSchema() }),
  reference: defineCollection({
    loader: referenceLoader(),
    schema: z.object({
      title: z.string(),
      description: z.string(),
      operationId: z.string().optional(),
      tryIt: tryIt.optional(),
    }),
  }),
};
