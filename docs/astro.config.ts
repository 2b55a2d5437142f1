import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import starlightOpenApi, { createOpenAPISidebarGroup } from "starlight-openapi";
import sidebarTopics from "starlight-sidebar-topics";
import { referenceBases, sections } from "./src/contract/area.ts";
import { writeReferenceDocuments } from "./src/reference/write-reference-documents.ts";
import { base, origin } from "./src/site/address.ts";
import { readPages } from "./src/site/read-pages.ts";
import { repository } from "./src/site/repository.ts";
import { topicsOf } from "./src/site/topics.ts";

const documents = writeReferenceDocuments();
const references = {
  esim: createOpenAPISidebarGroup(),
  voice: createOpenAPISidebarGroup(),
  sms: createOpenAPISidebarGroup(),
  control: createOpenAPISidebarGroup(),
};

export default defineConfig({
  site: origin,
  base,
  trailingSlash: "always",
  integrations: [
    starlight({
      title: "Partner Connectivity",
      description:
        "The contract of an API that resells data eSIMs, voice-only numbers and SMS, and everything a partner needs to trust it.",
      favicon: "/favicon.svg",
      social: [{ icon: "github", label: "The repository", href: repository }],
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      customCss: [
        "./src/styles/site.css",
        "./src/styles/contrast.css",
        "./src/styles/sequence.css",
      ],
      components: {
        Head: "./src/components/Head.astro",
        MarkdownContent: "./src/components/MarkdownContent.astro",
        PageTitle: "./src/components/PageTitle.astro",
      },
      routeMiddleware: "./src/site/add-try-it-heading.ts",
      plugins: [
        starlightOpenApi(
          sections.map((section) => ({
            base: referenceBases[section].slice(1, -1),
            schema: documents[section],
            sidebar: {
              label: section === "control" ? "Control plane" : "Reference",
              group: references[section],
              collapsed: section === "control",
              operations: { badges: true, labels: "operationId" },
            },
          })),
        ),
        sidebarTopics(topicsOf(readPages(), references), {
          exclude: ["/", "/index", "/404"],
          topics: {
            start: ["/sandbox/control", "/sandbox/control/**"],
            ...Object.fromEntries(["esim", "voice", "sms"].map((area) => [area, [`/${area}/**`]])),
          },
        }),
      ],
    }),
  ],
});
