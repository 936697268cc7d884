/** Styles and script of the reference. Each colour is a pair for light and dark. */

export const REFERENCE_CSS = `:root{color-scheme:light dark}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
:root{--bg:light-dark(#fff,#14171b);--sunk:light-dark(#f6f7f4,#1a1e23);--ink:light-dark(#16191d,#f1f3f5);--mute:light-dark(#5b6470,#a6afba);--line:light-dark(#e4e7eb,#2a3037);--edge:light-dark(#838b96,#717b87);--link:light-dark(#0058c2,#7db2ff);--blue:light-dark(#0058c2,#63a2ff);--tint:light-dark(#eaf2fc,#1a2a40);--wattle:#f2b705;--warn:light-dark(#744d00,#ffd469);--good:light-dark(#17713f,#5fd39a);--bad:light-dark(#b3261e,#ff958d);--leaf:light-dark(#4c7a3a,#86b56f);--mono:ui-monospace,Menlo,Consolas,monospace;--hair:1px solid var(--line)}
*,::before{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--bg);color:var(--ink);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:break-word}
a{color:var(--link);text-underline-offset:.17em}
h1,h2,h3{line-height:1.22;letter-spacing:-.014em;margin:0 0 .5rem;font-weight:650;text-wrap:balance}
h1{font-size:2.375rem;letter-spacing:-.03em}h2{font-size:1.25rem}.part{font-size:.875rem;letter-spacing:.01em;margin-top:1.5rem}.events{margin-top:2.5rem}
p,ul,dl,pre{margin:0 0 1rem}dd{margin:0}
code,pre{font-family:var(--mono);font-size:.86em}
.s{font-size:.875rem}.xs{font-size:.8125rem}.m{color:var(--mute)}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.skip{position:absolute;left:-99rem;background:var(--bg);padding:.6rem 1rem;z-index:9}.skip:focus{left:.5rem;top:.5rem}
:focus-visible{outline:2px solid var(--blue);outline-offset:2px;border-radius:4px}
.wrap{max-width:90rem;margin:0 auto;padding:0 clamp(1rem,3vw,2rem)}
.prose{max-width:68ch}
.top{border-bottom:var(--hair)}.top>.wrap{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:center;min-height:3.75rem}
.brand{font-weight:700;font-size:1.125rem;letter-spacing:-.02em;color:inherit;text-decoration:none;padding:.4rem 0}
.brand{display:inline-flex;align-items:center;gap:.5rem}.brand svg{width:1.9rem;height:1.9rem}
.site{flex:1 1 16rem;max-width:22rem}.top nav{display:flex;flex-wrap:wrap;gap:.25rem;margin-left:auto;font-size:.875rem}.top nav [aria-current]{color:var(--ink);font-weight:600}
.foot{border-top:var(--hair);padding:1.5rem 0 2.5rem;font-size:.875rem;color:var(--mute)}.foot>.wrap{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}.foot a{color:inherit}.top nav a{color:var(--mute);text-decoration:none;padding:.4rem .6rem;border-radius:.5rem}.top nav a:hover{color:var(--ink);background:var(--sunk)}
.side{display:grid;gap:1rem 2.5rem;grid-template-columns:minmax(0,1fr);padding-top:1.5rem;padding-bottom:4rem}
aside ul{list-style:none;padding:0;margin:0;font-size:.875rem}aside a{color:inherit;text-decoration:none;display:block;padding:.25rem .6rem;border-radius:.5rem}aside a:hover{background:var(--sunk)}
aside [aria-current]{background:var(--tint);color:var(--link);font-weight:600}
.subjects{display:flex;flex-wrap:wrap;gap:.15rem}
.fold{margin-top:.75rem}.fold>summary{font-size:.875rem;font-weight:600;padding:.25rem .6rem;cursor:pointer}
.here a{color:var(--mute)}
.op{border-top:var(--hair);padding:2rem 0 1rem;display:grid;gap:0 2.5rem;grid-template-columns:minmax(0,1fr)}
.op header>:first-child{margin:0}.hash{color:var(--mute);text-decoration:none;font-weight:400;padding:0 .3rem}
.route{margin:.4rem 0 .6rem;font-size:1rem}.route code{font-size:.94em;overflow-wrap:anywhere}
.verb{font:600 .75rem/1.5 var(--mono);border:1px solid;border-radius:4px;padding:.05rem .35rem;margin-right:.35rem;color:var(--link)}
.verb.post{color:var(--good)}.verb.delete{color:var(--bad)}.verb.patch{color:var(--warn)}
.row{display:flex;flex-wrap:wrap;gap:.4rem}
.chip{font-size:.8125rem;border:var(--hair);border-radius:1rem;padding:.1rem .65rem;color:var(--mute)}
.fields{margin:0 0 1rem}.fields>div{border-top:var(--hair);padding:.55rem 0;display:grid;gap:.15rem 1.25rem;grid-template-columns:minmax(0,1fr)}
.fields dt{overflow-wrap:anywhere}.fields dt>code{font-weight:600}.fields dd p{margin:0}.fields dd .s{margin-top:.25rem}.fields .fields{margin:.5rem 0 0}
.fields dt em{color:var(--warn);font-style:normal;font-size:.8125rem}
pre{background:var(--sunk);border:var(--hair);border-radius:.5rem;padding:.75rem .9rem;overflow:auto;max-height:32rem;line-height:1.5;font-size:.8125rem}pre code{font-size:inherit}.command{white-space:pre-wrap;overflow-wrap:anywhere}
.find{max-width:34rem;margin:1.5rem 0}.find p{margin:.35rem 0 0}
input{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--edge);border-radius:.5rem;padding:.45rem .7rem;min-height:2.5rem;width:100%}input::placeholder{color:var(--mute);opacity:1}
.list{margin-top:1rem}.list p{margin:0 0 .5rem}.list ul{list-style:none;padding:0;border-top:var(--hair)}.list li{border-bottom:var(--hair)}.list li a{display:grid;grid-template-columns:4.25rem minmax(0,1fr);gap:.1rem .5rem;align-items:baseline;padding:.45rem 0;color:inherit;text-decoration:none}.list li a:hover{background:var(--sunk)}.list .verb{justify-self:start}.list li span:last-child{grid-column:2;font-size:.875rem;color:var(--mute)}.list code{overflow-wrap:anywhere}
#credentials,#headers,#errors{margin-top:1rem}
.part-of{border-top:var(--hair)}.part-of>summary{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 .75rem;padding:.75rem 0;cursor:pointer;list-style:none}.part-of>summary h2{margin:0}.part-of>summary h2::before{content:"▸ ";color:var(--mute)}.part-of[open]>summary h2::before{content:"▾ "}.part-of>summary p{margin:0;font-size:.875rem;grid-column:1}.part-of>summary .count{grid-area:1/2}.part-of>summary::-webkit-details-marker{display:none}
.says>details>summary{cursor:pointer;font-size:.875rem;font-weight:600;padding:.4rem 0}
[hidden]{display:none!important}
@media(min-width:40rem){.fields>div{grid-template-columns:minmax(0,15rem) minmax(0,1fr)}.fields .fields>div{grid-template-columns:minmax(0,1fr)}.answers>div{grid-template-columns:minmax(0,8rem) minmax(0,1fr)}.list li a{grid-template-columns:4.25rem minmax(0,1.1fr) minmax(0,1fr)}.list li span:last-child{grid-column:3}}
@media(min-width:60rem){.side.l{grid-template-columns:14rem minmax(0,1fr)}aside{position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto;padding-block:.5rem}.subjects{display:block}}
@media(min-width:80rem){.op{grid-template-columns:minmax(0,1fr) minmax(0,27rem)}.op>header{grid-column:1/-1}.shows{align-self:start;position:sticky;top:1rem}.shows pre{max-height:38vh}}
@supports selector(::details-content){@media(min-width:60rem){.part-of>summary{pointer-events:none;cursor:auto}.part-of>summary h2::before,.part-of[open]>summary h2::before{content:none}.part-of::details-content{content-visibility:visible}.fold>summary{display:none}.fold::details-content{content-visibility:visible}.fold{border-top:var(--hair);padding-top:.75rem}}}
@media(pointer:coarse){.brand,input,.says>details>summary,.top nav a,aside a,.foot a,.fold>summary{min-height:2.75rem;display:inline-flex;align-items:center}.list li a{padding:.7rem 0}}
@media print{:root{color-scheme:light}.top nav,.site,aside,.find{display:none}pre{max-height:none;white-space:pre-wrap}.side.l{display:block}}
`;

/** Sets the theme before the page is drawn, to prevent a flash. If the reader has not chosen a theme, the system theme applies. */
export const REFERENCE_THEME = `const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie);
if (theme) document.documentElement.dataset.theme = theme[1];
`;

/** Shows operations whose path, summary or parameters contain every word. */
export const REFERENCE_SCRIPT = `const form = document.querySelector('[data-filter]');
const input = form.querySelector('input');
const status = form.querySelector('[role=status]');
const rows = [...document.querySelectorAll('[data-words]')].map((row) => ({
  row,
  text: (row.textContent + ' ' + row.dataset.words).toLowerCase(),
}));
function filter() {
  const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  for (const { row, text } of rows) {
    row.hidden = !words.every((word) => text.includes(word));
    if (!row.hidden) shown += 1;
  }
  for (const list of document.querySelectorAll('[data-list]')) {
    list.hidden = list.querySelector('[data-words]:not([hidden])') === null;
    list.firstElementChild.open = words.length > 0;
  }
  status.textContent = words.length === 0 ? '' : shown + (shown === 1 ? ' operation' : ' operations');
}
form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
input.addEventListener('input', filter);
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input,textarea,select')) return;
  event.preventDefault();
  input.focus();
});
filter();
`;
