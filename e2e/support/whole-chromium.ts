import config, { wholeChromium } from "../../playwright.config.ts";

/**
 * For what the headless shell lacks: notifications, pushes, installing, calls, lazy pictures as near as
 * people's browsers have them, addresses that are to be trusted.
 */
export const launchOptions = { ...config.use?.launchOptions, executablePath: wholeChromium };
