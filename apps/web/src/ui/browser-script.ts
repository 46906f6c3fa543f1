/**
 * Says on the document what the browser lacks for forms and pages behind the login: `old`, `storage`, or
 * `nothing`. Asks for a few things that the oldest supported browsers have and older ones do not. Written
 * as `displaySettingsScript` is, and for the same reason; a browser that cannot read it lacks scripts.
 */
export const browserScript = `(function(){
var l=\`old\`;
try{
new RegExp(\`(?\\x3c=a)b\`);
if([typeof structuredClone===\`function\`,[].findLast,CSS.supports(\`height\`,\`1dvh\`)].every(Boolean)){
l=\`storage\`;
if([localStorage,sessionStorage,navigator.cookieEnabled].every(Boolean))l=\`nothing\`;
}
}catch(e){}
document.documentElement.setAttribute(\`data-browser-lacks\`,l);
})()`;
