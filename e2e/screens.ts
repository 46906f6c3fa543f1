import { companyScreens } from "./screens/company.ts";
import { operatorScreens } from "./screens/operator.ts";
import type { Screen } from "./screens/screen.ts";
import { seekerScreens } from "./screens/seeker.ts";
import { visitorScreens } from "./screens/visitor.ts";

export type { Screen };

/** Every screen of the product: what is added here is pictured and checked for accessibility. */
export const screens: readonly Screen[] = [
  ...visitorScreens,
  ...seekerScreens,
  ...companyScreens,
  ...operatorScreens,
];

/** @throws RangeError when no screen is called so */
export function screenNamed(name: string): Screen {
  const found = screens.find((screen) => screen.name === name);
  if (!found) throw new RangeError(`No screen is called ${name}.`);
  return found;
}
