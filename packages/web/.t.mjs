import {page,base,end} from './.shot.mjs';
const p=await page();await p.goto(base);await p.waitForTimeout(600);
await p.screenshot({path:'/tmp/w1-home.png'});
await p.goto(base+'new');await p.waitForTimeout(600);await p.screenshot({path:'/tmp/w1-new.png',fullPage:true});
await p.goto(base+'settings');await p.waitForTimeout(600);await p.screenshot({path:'/tmp/w1-set.png',fullPage:true});
await end();
