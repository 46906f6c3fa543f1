import { operatorSection } from "@/platform/server/operator-section";

export default operatorSection("article:write");
