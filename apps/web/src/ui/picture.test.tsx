import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture.tsx";

const drawn = (src: string) =>
  renderToStaticMarkup(<Picture src={src} alt="" width={48} height={48} />);

it("asks for a picture of ours in its size and in twice of it", () => {
  const html = drawn("/files/companies/a/logo");
  expect(html).toContain("/_next/image?url=%2Ffiles%2Fcompanies%2Fa%2Flogo&amp;w=48&amp;q=75 1x");
  expect(html).toContain("&amp;w=96&amp;q=75 2x");
});

it.each(["data:image/jpeg;base64,/9j/4AAQ", "blob:http://localhost:3000/0b6d7d0e", "/drawing.svg"])(
  "shows %s as it is",
  (src) => {
    const html = drawn(src);
    expect(html).toContain(`src="${src}"`);
    expect(html).not.toContain("_next/image");
  },
);
