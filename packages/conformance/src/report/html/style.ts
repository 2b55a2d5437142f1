/** Light or dark as the reader's system has it; contrast AA in both. */
export const style = `
:root { color-scheme: light dark;
  --paper: light-dark(#fff, #14171c); --ink: light-dark(#1a1d21, #e6e9ee); --soft: light-dark(#555c66, #a3acb9);
  --line: light-dark(#dde1e6, #2e343d); --panel: light-dark(#f5f6f8, #1c2027);
  --broken: light-dark(#b3161b, #ff8a85); --look: light-dark(#8a5300, #f2b34c);
  --open: light-dark(#4b5563, #aab4c2); --good: light-dark(#146c36, #6fd394); --link: light-dark(#0b57d0, #8ab4ff); }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 68rem; padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 4rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
a { color: var(--link) } h1, h2, h3, p, dl { margin: 0 }
h2 { font-size: 1.15rem; margin: 2.25rem 0 .6rem } h3 { display: inline; font-size: 1rem }
code, pre { font: .85em/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: .4rem; padding: .6rem .8rem; white-space: pre-wrap; margin: .4rem 0 0 }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: .3rem }
.verdict { border-left: .5rem solid var(--tone); background: var(--panel); border-radius: .5rem; padding: 1.1rem 1.4rem }
.verdict.broken { --tone: var(--broken) } .verdict.look { --tone: var(--look) } .verdict.open { --tone: var(--open) } .verdict.good { --tone: var(--good) }
.verdict .word { color: var(--tone); font-weight: 700; font-size: .95rem; letter-spacing: .02em }
.verdict h1 { font-size: clamp(1.35rem, 4vw, 2rem); line-height: 1.25; overflow-wrap: anywhere }
.verdict p { margin-top: .35rem } .soft { color: var(--soft); font-size: .92rem }
.areas { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: .8rem; margin-top: 1rem; padding: 0; list-style: none }
.areas li { border: 1px solid var(--line); border-radius: .5rem; padding: .7rem 1rem } .areas b { font-size: 1.3rem }
.areas a { color: inherit; text-decoration: none; font-weight: 600 } .areas a:hover { text-decoration: underline }
.bar { display: block; border-radius: 1rem; background: var(--line); margin: .45rem 0 }
.broken { --tone: var(--broken) } .look { --tone: var(--look) } .open { --tone: var(--open) } .good { --tone: var(--good) }
.tally > span { color: var(--tone); margin-right: .55rem; white-space: nowrap }
.tally, .outcome { font-size: .88rem }
#filter { display: none; position: sticky; top: 0; z-index: 1; background: var(--paper); padding: .7rem 0; margin-top: 1.4rem; gap: .5rem; flex-wrap: wrap; align-items: center; border-bottom: 1px solid var(--line) }
.script #filter { display: flex }
#filter input { flex: 1 1 14rem; font: inherit; padding: .4rem .7rem; border: 1px solid var(--soft); border-radius: .4rem; background: var(--paper); color: inherit }
#filter button { font: inherit; font-size: .9rem; padding: .4rem .8rem; border: 1px solid var(--soft); border-radius: 2rem; background: none; color: inherit; cursor: pointer }
#filter button[aria-pressed=true] { background: var(--ink); color: var(--paper); border-color: var(--ink) }
#filter output { width: 100%; font-size: .85rem; color: var(--soft) }
kbd { font: .8rem ui-monospace, monospace; border: 1px solid var(--line); border-radius: .25rem; padding: 0 .3rem }
.flow { border: 1px solid var(--line); border-radius: .5rem; margin: .6rem 0; padding: 0 1rem }
.flow > summary { padding: .6rem 0; cursor: pointer; display: flex; flex-wrap: wrap; gap: .3rem .9rem; align-items: baseline }
.flow > summary::before, .requirement > summary::before { content: ""; border: .28rem solid transparent; border-left-color: var(--soft); width: 0; height: 0; align-self: start; justify-self: center; margin-top: .5rem }
.flow > summary::before { flex: none } .flow[open] > summary::before, .requirement[open] > summary::before { border-left-color: transparent; border-top-color: var(--soft); transform: translateY(.15rem) }
.sign { fill: none; stroke: var(--tone); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; vertical-align: -.05em }
.requirement { border-top: 1px solid var(--line) }
.requirement > summary { display: grid; grid-template-columns: .9rem 1.1rem 5.6rem 1fr auto; gap: .4rem; padding: .4rem 0; cursor: pointer; list-style: none; align-items: baseline }
summary::-webkit-details-marker { display: none } .flow > summary { list-style: none }
.requirement .outcome { color: var(--tone); font-weight: 600 } .requirement b { font-size: .9rem; white-space: nowrap }
.more { padding: 0 0 .8rem 3.1rem } .more > * + * { margin-top: .5rem } .reason { font-weight: 500; overflow-wrap: anywhere }
.facets, .evidence > p { color: var(--soft); font-size: .88rem }
.evidence { border-left: 2px solid var(--line); padding-left: .8rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem .8rem } dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
.steps { margin: .6rem 0 1rem } .steps summary { color: var(--soft); cursor: pointer; font-size: .92rem }
.wide { overflow-x: auto } .wide code { overflow-wrap: normal } table { border-collapse: collapse; width: 100%; font-size: .88rem; margin-top: .4rem }
th { text-align: left; color: var(--soft); font-weight: 600 } th, td { padding: .25rem .7rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
tr.failed td:last-child, tr.error td:last-child { color: var(--broken) } tr:target { background: var(--panel) }
.plain { padding-left: 1.2rem } .plain li { margin: .3rem 0; overflow-wrap: anywhere } [hidden] { display: none !important }
@media (max-width: 40rem) { #filter { position: static } #filter .keys { display: none } .requirement > summary { grid-template-columns: .9rem 1.1rem 1fr auto } .requirement .rule { grid-column: 3 / -1; grid-row: 2 } .more { padding-left: 2.4rem } }
@media print { #filter { display: none !important } }
`;
