import type { StarlightUserConfig } from "@astrojs/starlight/types";
import { type Area, areas, areaTitles, type Section } from "../contract/area.ts";
import type { Page } from "./page.ts";

type SidebarItem = NonNullable<StarlightUserConfig["sidebar"]>[number];

export interface Topic {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly link: string;
  readonly items: SidebarItem[];
}

const areaIcons: Readonly<Record<Area, string>> = {
  esim: "mobile-android",
  voice: "phone",
  sms: "comment-alt",
};

/** In the order in which a newcomer would take them. */
const journeys: Readonly<Record<Area, readonly string[]>> = {
  esim: ["buy-an-esim", "top-up"],
  voice: ["claim-and-renew"],
  sms: ["send-an-sms", "one-time-code", "analytics"],
};

/** The tabs of the site, each with its sidebar. A page without a place here fails the build. */
export function topicsOf(
  pages: readonly Page[],
  references: Readonly<Record<Section, SidebarItem>>,
): Topic[] {
  const slugs = (...prefixes: string[]): string[] =>
    pages.map(({ id }) => id).filter((id) => prefixes.some((prefix) => id.startsWith(prefix)));
  return [
    {
      id: "start",
      label: "Start",
      icon: "rocket",
      link: "/start/",
      items: [
        "start",
        "authentication",
        "money-safety",
        "errors",
        "limits",
        "going-live",
        { label: "Sandbox", items: ["sandbox", "sandbox/magic-values"] },
        references.control,
      ],
    },
    ...areas.map((area) => ({
      id: area,
      label: areaTitles[area],
      icon: areaIcons[area],
      link: `/${area}/quickstart/`,
      items: [
        `${area}/quickstart`,
        { label: "Journeys", items: journeys[area].map((name) => `${area}/journeys/${name}`) },
        ...slugs(`${area}/guides/`),
        `${area}/errors`,
        `${area}/requirements`,
        references[area],
      ],
    })),
    {
      id: "conformance",
      label: "Conformance",
      icon: "approve-check-circle",
      link: "/conformance/",
      items: [
        "conformance",
        "conformance/verdicts",
        "conformance/github-actions",
        "conformance/kill-matrix",
      ],
    },
    {
      id: "about",
      label: "About the contract",
      icon: "open-book",
      link: "/about/",
      items: [
        "about",
        { label: "What is not shown", items: areas.map((area) => `about/not-shown/${area}`) },
        ...slugs("about/speed"),
        "about/versioning",
        "about/changelog",
        "about/for-machines",
        { label: "Decisions", items: ["about/decisions", ...slugs("about/decisions/")] },
      ],
    },
  ];
}
