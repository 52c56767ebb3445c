import { rollup } from 'rollup'; import { gzipSync } from 'node:zlib'; import {writeFileSync} from 'node:fs';
const cfg=(await import('./rollup.config.mjs')).default[2];
const out=cfg.output[0]; out.plugins=out.plugins.slice(0,3); out.sourcemap=false;
if(process.env.TO){out.plugins=out.plugins.slice(0,2)}
const b=await rollup({...cfg,onwarn(){}});
const {output}=await b.generate({...out});
const e=output.find(c=>c.fileName==='storefront.js');
console.log(process.argv[2]??'', e.code.length, gzipSync(e.code,{level:9}).length);
if(process.env.TO) writeFileSync(process.env.TO,e.code);
