/** What a reader does first; the press that follows is answered by the page that has woken up. */
const WAKING = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"];
/** The page wakes by itself in time for what it shows after five seconds (spec 9 · Timings). */
const WAKE_AFTER_MS = 4000;

const preload = /<link rel="preload" as="script"[^>]*>/g;
const script = /<script src="([^"]+)"([^>]*)><\/script>/g;

/**
 * Lets a page be read before its scripts arrive: links, forms and folded parts work without them, so
 * they are fetched once the page stands, and run when the reader first touches it or a moment later.
 * @param nonce the nonce on the page's scripts
 */
export function lateScripts(html: string, nonce: string): string {
  const addresses = new Set<string>();
  const still = html.replace(preload, "").replace(script, (tag, address: string, rest: string) => {
    if (/nomodule/i.test(rest) || !rest.includes("async")) return tag;
    addresses.add(address);
    return "";
  });
  if (addresses.size === 0) return html;
  const waking = `<script nonce="${nonce}">${wake([...addresses])}</script>`;
  const end = still.lastIndexOf("</body>");
  return end < 0 ? `${still}${waking}` : `${still.slice(0, end)}${waking}${still.slice(end)}`;
}

const wake = (addresses: readonly string[]) =>
  `(()=>{const a=${JSON.stringify(addresses)},e=${JSON.stringify(WAKING)},h=document.head;let d=0;
const add=(tag,set)=>h.append(Object.assign(document.createElement(tag),set));
const wake=()=>{if(d++)return;for(const n of e)removeEventListener(n,wake,true);
for(const src of a)add("script",{src,async:true})};
for(const n of e)addEventListener(n,wake,{capture:true,passive:true});
addEventListener("load",()=>{for(const href of a)add("link",{rel:"prefetch",as:"script",href});
setTimeout(wake,${WAKE_AFTER_MS})})})()`;

const pageData = /<script[^>]*>(?=[^<]*(?:self\.__next_|TURBOPACK))[\s\S]*?<\/script>/g;

/** Takes everything off a page that would bring it to life: what stays is text, links and looks. */
export function withoutScripts(html: string): string {
  return html.replace(preload, "").replace(script, "").replace(pageData, "");
}
