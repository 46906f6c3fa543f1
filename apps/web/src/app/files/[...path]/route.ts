import { askOwnServer } from "@/platform/server/own-server";

/**
 * Stored images for the image optimizer, which asks this app and not the front door. It carries no
 * cookie, so the server hands out public files only; a browser's own request never comes here.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const { path } = await params;
  const key = path.map((part) => encodeURIComponent(part)).join("/");
  const file = await askOwnServer(`/files/${key}`, { signal: request.signal });
  const type = file.headers.get("content-type") ?? "";
  if (!file.ok || !type.startsWith("image/")) {
    await file.body?.cancel();
    return new Response(null, { status: 404 });
  }
  return new Response(file.body, {
    headers: {
      "content-type": type,
      "cache-control": file.headers.get("cache-control") ?? "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
