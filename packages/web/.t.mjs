import {page,base,end} from './.shot.mjs';
const p=await page();await p.goto(base);await p.click('text=Play');await p.waitForTimeout(4500);
await p.screenshot({path:'/tmp/w1-a.png'});
await p.keyboard.press('?');await p.waitForTimeout(300);await p.screenshot({path:'/tmp/w1-b.png'});
await end();
