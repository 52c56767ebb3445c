/** The sheet of both pages. */
export const PAGE_STYLES = `
*{box-sizing:border-box}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:#2b221b;background:#faf5ec;--store-accent:#a3452b;--store-on-accent:#fff}
header{display:flex;justify-content:space-between;align-items:center;min-height:4rem;padding:.5rem 1rem}
main{display:grid;gap:1rem;max-width:75rem;margin:auto;padding:0 1rem 2rem}
@media(min-width:60rem){main{grid-template-columns:1fr 1fr}}
main>img{display:block;width:100%;height:auto}
h1{margin:0;font-size:2rem;line-height:1.2}
p{margin:.5rem 0}
`;

/** What only the page by hand needs: the tags bring their own. */
export const FORM_STYLES = `
form{display:grid;gap:1rem}
label{display:grid;gap:.25rem}
select,input,button{min-height:2.75rem;padding:0 .75rem;border:1px solid #8a7968;border-radius:.5rem;font:inherit;color:inherit;background:#fff}
.buy-actions{display:flex;align-items:end;gap:1rem}
.buy-actions input{width:4rem}
button{flex:1;border:0;color:#fff;background:#a3452b;font-weight:600}
button[aria-disabled]{background:#6b6660}
.product-price{font-size:1.25rem;font-weight:600}
.original-price{font-weight:400;opacity:.7}
hand-pill a{display:inline-flex;gap:.5rem}
`;
