import type { Language } from '#contract/vocabulary.ts'
import type { Cell, PersonalData, Row } from '#server/platform/data/personal-data.ts'
import { escapeHtml } from '#server/platform/text/escape-html.ts'
import { type Copy, NOT_INCLUDED } from './copy.ts'

const STYLE = `
:root{color-scheme:light dark;--ink:#0b0b0c;--paper:#f4f1ea;--surface:#fff;--line:#dcd7cb;--muted:#5f5b53}
@media (prefers-color-scheme:dark){:root{--ink:#f4f1ea;--paper:#0b0b0c;--surface:#161618;--line:#2b2b2f;--muted:#a7a39a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Archivo,system-ui,sans-serif}
main{max-width:64rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:2.5rem;line-height:1;font-weight:900;text-transform:uppercase;margin:0 0 1rem}
h2{font-size:1.375rem;line-height:1.2;margin:0 0 .25rem}
p{max-width:40rem;margin:0 0 1rem;overflow-wrap:anywhere}
a{color:inherit}
nav ul{columns:2 14rem;padding-left:1.25rem;margin:0 0 2rem}
nav a{display:inline-block;padding:.25rem 0}
section{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:1.25rem;margin:0 0 1rem}
section>p,.none{color:var(--muted)}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere;min-width:5rem}
th{color:var(--muted);font-weight:600}
dl{display:grid;grid-template-columns:minmax(8rem,16rem) minmax(0,1fr);gap:.5rem 1rem;margin:0}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere}
ul.many{margin:0;padding-left:1rem}
@media (max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.75rem}}
@media print{:root{--ink:#000;--paper:#fff;--surface:#fff;--line:#bbb;--muted:#444}main{padding:0}section{border:0;padding:0 0 1rem}.wide{overflow:visible}thead{display:table-header-group}tr{break-inside:avoid}}
`

const TEXTS = {
  de: {
    title: 'Deine Daten bei Dropdeck',
    intro: (name: string, moment: string) =>
      `Alles, was wir über „${name}“ gespeichert haben, Stand ${moment}. Diese Seite lädt nichts nach und enthält keine Programme. Sie gehört dir: Bewahre sie sicher auf.`,
    contents: 'Inhalt',
    none: 'Nichts gespeichert.',
    yes: 'ja',
    no: 'nein',
    entries: (count: string) => `Einträge: ${count}`,
    notIncluded: 'Was hier nicht steht, und warum',
  },
  en: {
    title: 'Your data at Dropdeck',
    intro: (name: string, moment: string) =>
      `Everything that we have stored about “${name}”, as of ${moment}. This page loads nothing and contains no programs. It is yours: keep it safe.`,
    contents: 'Contents',
    none: 'Nothing stored.',
    yes: 'yes',
    no: 'no',
    entries: (count: string) => `Entries: ${count}`,
    notIncluded: 'What is not here, and why',
  },
} as const

interface Speaker {
  readonly language: Language
  say(cell: Cell): string
  count(number: number): string
}

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' }
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function openSpeaker({ language, timezone }: Pick<Copy, 'language' | 'timezone'>): Speaker {
  const moments = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: timezone,
  })
  const numbers = new Intl.NumberFormat(LOCALES[language])
  const { yes, no } = TEXTS[language]
  const text = (words: string) => escapeHtml(MOMENT.test(words) ? moments.format(new Date(words)) : words)
  const say = (cell: Cell): string => {
    if (cell === null || (Array.isArray(cell) && cell.length === 0)) return '–'
    if (typeof cell === 'boolean') return cell ? yes : no
    if (typeof cell === 'number') return String(cell)
    if (typeof cell === 'string') return text(cell)
    return `<ul class="many">${cell.map((each) => `<li>${escapeHtml(each)}</li>`).join('')}</ul>`
  }
  return { language, say, count: (number) => numbers.format(number) }
}

/** The copy as a readable page: one file without scripts that loads nothing, written in pieces. */
export async function* htmlPieces(copy: Copy): AsyncGenerator<string> {
  const { language, username, createdAt, parts } = copy
  const speaker = openSpeaker(copy)
  const texts = TEXTS[language]
  const links = parts.map(({ of }) => `<li><a href="#${of.name}">${escapeHtml(of.title[language])}</a></li>`)
  yield `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${texts.title}</title><style>${STYLE}</style><main><h1>${texts.title}</h1>` +
    `<p>${escapeHtml(texts.intro(username, speaker.say(createdAt)))}</p>` +
    `<nav aria-label="${texts.contents}"><h2>${texts.contents}</h2><ul>${links.join('')}</ul></nav>\n`
  for (const part of parts) yield* sectionPieces(part, speaker)
  const omissions = NOT_INCLUDED.map(
    ({ what, why }) => `<dt>${escapeHtml(what[language])}</dt><dd>${escapeHtml(why[language])}</dd>`,
  )
  yield `<section><h2>${texts.notIncluded}</h2><dl>${omissions.join('')}</dl></section></main></html>\n`
}

async function* sectionPieces({ of, batches }: Copy['parts'][number], speaker: Speaker): AsyncGenerator<string> {
  const { language } = speaker
  const texts = TEXTS[language]
  yield `<section id="${of.name}"><h2>${escapeHtml(of.title[language])}</h2><p>${escapeHtml(of.purpose[language])}</p>`
  let count = 0
  for await (const rows of batches()) {
    // A single row is shown as a list. A batch after the first means that there are several.
    if (count === 0 && rows.length === 1) {
      yield asList(of, rows[0] as Row, speaker)
      count = 1
      continue
    }
    if (count <= 1 && rows.length > 0) yield tableHead(of, language)
    yield rows.map((row) => tableRow(of, row, speaker)).join('\n')
    count += rows.length
  }
  if (count > 1) yield `</table></div><p>${texts.entries(speaker.count(count))}</p>`
  yield count === 0 ? `<p class="none">${texts.none}</p></section>\n` : '</section>\n'
}

function asList({ fields }: PersonalData, row: Row, { language, say }: Speaker): string {
  const lines = Object.entries(fields).map(
    ([name, words]) => `<dt>${escapeHtml(words[language])}</dt><dd>${say(row[name] ?? null)}</dd>`,
  )
  return `<dl>${lines.join('')}</dl>`
}

function tableHead({ fields }: PersonalData, language: Language): string {
  const cells = Object.values(fields).map((words) => `<th scope="col">${escapeHtml(words[language])}</th>`)
  return `<div class="wide" tabindex="0"><table><thead><tr>${cells.join('')}</tr></thead>\n`
}

function tableRow({ fields }: PersonalData, row: Row, { say }: Speaker): string {
  return `<tr>${Object.keys(fields)
    .map((name) => `<td>${say(row[name] ?? null)}</td>`)
    .join('')}</tr>`
}
