import type { BodyElement, BodyNode } from "@tefuda/domain/article/body";
import { appPath } from "@tefuda/domain/bridge/app-paths";
import clsx from "clsx";
import { createElement, Fragment, type ReactNode } from "react";
import { Picture } from "@/ui/picture";
import { ScrollBox } from "@/ui/scroll-box";
import { TextLink } from "@/ui/text-link";
import { headingId } from "./headings";

const PICTURE = { width: 1200, height: 675 };

/** The tree of an article as elements of the page; its texts stay texts. */
export function ArticleBody({
  nodes,
  asIs = false,
  inApp = false,
}: {
  nodes: readonly BodyNode[];
  /** Pictures are not made smaller: only their sender may see them yet. */
  asIs?: boolean | undefined;
  /** Inside an app: links to what is there as well stay there. */
  inApp?: boolean | undefined;
}) {
  const shown = { asIs, inApp };
  const headings = nodes.filter((node) => typeof node !== "string" && node.tag === "h2");
  // Parts that never change places need no keys when they are handed over one by one.
  return createElement(
    "div",
    { className: "grid gap-5 leading-loose [&_li]:text-wrap [&_p]:text-wrap" },
    ...nodes.map((node) => render(node, headings.indexOf(node), shown)),
  );
}

interface Shown {
  readonly asIs: boolean;
  readonly inApp: boolean;
}

const childrenOf = ({ children }: BodyElement, shown: Shown): ReactNode =>
  createElement(Fragment, {}, ...children.map((child) => render(child, -1, shown)));

/** One part; `at` is the place of a heading among those of the contents. */
function render(node: BodyNode, at: number, shown: Shown): ReactNode {
  if (typeof node === "string") return node;
  const children = childrenOf(node, shown);
  switch (node.tag) {
    case "h2":
      return (
        <h2 id={at >= 0 ? headingId(at) : undefined} className="scroll-mt-24 pt-4 text-xl">
          {children}
        </h2>
      );
    case "h3":
      return <h3 className="pt-2 text-lg">{children}</h3>;
    case "ul":
      return <ul className="grid list-disc gap-2 pl-6 marker:text-accent">{children}</ul>;
    case "ol":
      return (
        <ol start={node.start} className="grid list-decimal gap-2 pl-6 marker:text-ink-2">
          {children}
        </ol>
      );
    case "blockquote":
      return (
        <blockquote className="grid gap-3 border-gold border-l-4 bg-sunken px-5 py-4 font-semibold">
          {children}
        </blockquote>
      );
    case "a":
      return node.href ? (
        <BodyLink href={shown.inApp ? appPath(node.href) : node.href}>{children}</BodyLink>
      ) : (
        children
      );
    case "img":
      return (
        <Picture
          src={node.src ?? ""}
          alt={node.alt ?? ""}
          {...PICTURE}
          unoptimized={shown.asIs}
          sizes="(min-width: 768px) 672px, 100vw"
          className="h-auto w-full rounded-md"
        />
      );
    case "br":
      return <br />;
    case "table":
      return (
        <ScrollBox className="overflow-x-auto">
          <table className="min-w-full border-collapse text-sm">
            <tbody>{children}</tbody>
          </table>
        </ScrollBox>
      );
    case "th":
    case "td":
      return createElement(
        node.tag,
        {
          colSpan: node.colspan,
          rowSpan: node.rowspan,
          className: clsx(
            "min-w-[8em] border border-line px-3 py-2 text-left align-top",
            node.tag === "th" && "bg-sunken font-semibold",
          ),
        },
        children,
      );
    case "tr":
    case "p":
    case "li":
    case "strong":
    case "em":
      return createElement(node.tag, {}, children);
    default:
      return node.tag satisfies never;
  }
}

function BodyLink({ href, children }: { href: string; children: ReactNode }) {
  if (!href.startsWith("http")) return <TextLink href={href}>{children}</TextLink>;
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </TextLink>
  );
}
