/**
 * Holds a form that is sent before the page is alive, and sends it once somebody takes it: a browser's own
 * sending would load the page anew and lose what was typed. Forms that name where they go are meant to be
 * sent by the browser. Asks every 50 ms for half a minute. Written as `displaySettingsScript` is, and for
 * the same reason.
 */
export const earlyPressScript = `(function(){
var held=new Set();
addEventListener(\`submit\`,function(e){
var form=e.target,asks=600;
if(e.defaultPrevented||!e.isTrusted||form.hasAttribute(\`action\`))return;
e.preventDefault();
if(held.has(form))return;
held.add(form);
var press=function(){
var again=new SubmitEvent(\`submit\`,{bubbles:true,cancelable:true,submitter:e.submitter});
asks-=1;
if(!form.isConnected||!form.dispatchEvent(again)||asks===0)held.delete(form);
else setTimeout(press,50);
};
press();
});
})()`;
