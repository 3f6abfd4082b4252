import { install as german } from '../i18n/de/install.ts'
import { install as english } from '../i18n/en/install.ts'
import { PRODUCT } from '../i18n/product-name.ts'
import { translator } from '../i18n/translate.ts'

const SPEECH = [
  { lang: 'de', t: translator({ install: german }, 'de') },
  { lang: 'en', t: translator({ install: english }, 'en') },
] as const

/** Addresses of the two font files, which are stored on the device as well. */
export interface OfflineFonts {
  readonly body: string
  readonly headline: string
}

/** The logo, as in `public/favicon.svg`. */
const MARK =
  '<svg aria-hidden="true" viewBox="0 0 40 40" width="56" height="56">' +
  '<rect x="4" y="7" width="19" height="26" rx="5" fill="currentColor" transform="rotate(-12 13 20)"/>' +
  '<rect x="14" y="6" width="19" height="26" rx="5" fill="var(--volt)" stroke="var(--black)" transform="rotate(8 24 19)"/></svg>'

/**
 * The offline page for visitors: one document with its stylesheet, in both languages, of which `theme.js` shows one. Its link
 * leads to the requested address.
 */
export function offlinePage(): string {
  const text = SPEECH.map(
    ({ lang, t }) => `<main lang="${lang}">
<h1>${t('install.offlineTitle')}</h1>
<p>${t('install.offlineText')}</p>
<a href="">${t('install.offlineRetry')}</a>
</main>`,
  )
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
<meta name="robots" content="noindex" />
<title>${PRODUCT.name}</title>
<link rel="stylesheet" href="/offline.css" />
<script src="/theme.js"></script>
<script src="/offline.js" defer></script>
</head>
<body>
${MARK}
${text.join('\n')}
</body>
</html>
`
}

/** Its stylesheet, a file of its own: the content security policy allows no styles in it. */
export function offlineStyles(tokens: string, fonts: OfflineFonts): string {
  const colours = /:root,\n\[data-scheme\] \{([\s\S]*?)\n\}/.exec(tokens)?.[1]
  if (!colours) throw new Error('tokens.css has no colours')
  return `@font-face { font-family: "Archivo"; src: url("${fonts.body}") format("woff2"); font-weight: 100 900 }
@font-face { font-family: "Archivo Expanded"; src: url("${fonts.headline}") format("woff2"); font-weight: 700 900 }
:root { color-scheme: light dark; ${colours.replaceAll(/\s+/g, ' ').replaceAll(/\/\*.*?\*\//g, '')} }
:root[data-theme="light"] { color-scheme: light }
:root[data-theme="dark"] { color-scheme: dark }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 2rem; box-sizing: border-box; background: var(--paper); color: var(--ink); font: 450 1rem/1.5 "Archivo", system-ui, sans-serif }
main { display: grid; justify-items: start; gap: 1rem }
h1 { margin: 0; font-family: "Archivo Expanded", "Archivo", system-ui, sans-serif; max-width: 12ch; font-size: clamp(2.5rem, 12vw, 5rem); line-height: .98; font-weight: 850; letter-spacing: -.015em; text-transform: uppercase; hyphens: auto }
p { margin: 0; max-width: 32ch; color: var(--muted) }
svg { margin-bottom: 1.5rem }
a { display: inline-flex; align-items: center; min-height: 48px; margin-top: .5rem; padding: 0 1.5rem; border-radius: 999px; background: var(--volt); color: var(--black); font-weight: 650; text-decoration: none }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
html:lang(de) [lang="en"], html:lang(en) [lang="de"] { display: none }
`
}
