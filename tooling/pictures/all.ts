import { mkdir, writeFile } from "node:fs/promises";
import type { Screen } from "../../e2e/screens.ts";
import { root } from "../paths.mjs";
import { looks, type Product, takePicture, withPage } from "./camera.ts";

const folder = `${root}screenshots`;

/** Pictures each screen in every look; answers the screens that could not be reached. */
export async function pictureScreens(product: Product, chosen: readonly Screen[]) {
  await mkdir(folder, { recursive: true });
  const problems: string[] = [];
  let taken = 0;
  for (const role of new Set(chosen.map((screen) => screen.role)))
    for (const look of Object.values(looks))
      await withPage(product, role, look, async (page) => {
        for (const screen of chosen.filter((candidate) => candidate.role === role)) {
          const file = `${screen.name}-${look.name}.png`;
          try {
            await writeFile(
              `${folder}/${file}`,
              await takePicture(page, screen, { fullPage: true }),
            );
            taken++;
          } catch (error) {
            problems.push(`${file}: ${error instanceof Error ? error.message : error}`);
          }
        }
      });
  process.stdout.write(`${taken} pictures in ${folder}\n`);
  return problems;
}
