/** npm run new:feature NAME [PLURAL]: lays a noun through every layer. */
import { layFeature } from "./new-feature/lay.ts";
import { fill, namesOf } from "./new-feature/names.ts";
import { root } from "./paths.mjs";
import { run } from "./process.mjs";

const nextSteps = `
What is left for you:
1. Fields: packages/domain/src/{{kebab}}/schema.ts, then packages/db/src/schema/{{kebab}}.ts.
2. Table: npm run db:generate writes the migration of {{table}}.
3. Access: the router asks for session:own. Add rows of its own to
   packages/domain/src/policy/permissions.ts and name them in apps/server/src/routers/{{kebab}}.ts.
4. Page: show <{{Pascal}}List /> from a page in apps/web/src/app.
5. npm run check
`;

const [noun, plural] = process.argv.slice(2);
if (!noun) {
  process.stderr.write("Name the feature: npm run new:feature skill-badge\n");
  process.exit(2);
}
try {
  const names = namesOf(noun, plural);
  const { written, changed } = layFeature(root, names);
  const files = [...written, ...changed];
  const code = await run(`${root}node_modules/.bin/biome`, ["check", "--write", ...files], {
    cwd: root,
  });
  process.stdout.write(`${files.join("\n")}\n${fill(nextSteps, names)}`);
  process.exitCode = code;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
