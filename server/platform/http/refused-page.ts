import type { FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS, type ErrorCode, errorSentence } from '#contract/errors.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { escapeHtml } from '../text/escape-html.ts'
import { languageOf } from './language.ts'
import { allowInline, inlineHash } from './security-headers.ts'

interface Refused {
  readonly code: ErrorCode
  /** Seconds until the same request may be made again; undefined where waiting would not help. */
  readonly waitSeconds: number | undefined
}

const WORDS = {
  de: {
    wait: 'Einen Moment',
    failed: 'Das hat nicht geklappt',
    goOn: 'Weiter geht es',
    again: 'Neu laden',
    home: 'Zur Startseite',
  },
  en: {
    wait: 'One moment',
    failed: 'That did not work',
    goOn: 'You can go on',
    again: 'Reload',
    home: 'To the start page',
  },
} as const satisfies Record<Language, object>

/** Colours of the identity, as in mails; nothing is loaded, so that the page is complete while other requests fail. */
const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#f4f1ea, #0b0b0c); --ink: light-dark(#0b0b0c, #f4f1ea); --muted: light-dark(#5f5b53, #a7a39a) }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; box-sizing: border-box; padding: 2rem; background: var(--paper); color: var(--ink); font: 450 1rem/1.5 Archivo, system-ui, sans-serif }
main { display: grid; justify-items: start; gap: 1rem; max-width: 34rem }
b { letter-spacing: -.01em; font-weight: 900 }
h1 { margin: 0; font-size: clamp(2.25rem, 11vw, 4.5rem); line-height: .98; font-weight: 900; letter-spacing: -.015em; text-transform: uppercase; hyphens: auto; overflow-wrap: anywhere }
p { margin: 0 }
[data-other] { color: var(--muted) }
a { display: inline-flex; align-items: center; min-height: 48px; margin: .5rem 0; padding: 0 1.5rem; border-radius: 999px; background: #d7ff3e; color: #0b0b0c; font-weight: 650; text-decoration: none }
a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
`

const STYLE_HASHES = [inlineHash(STYLE)]

/** Whether a browser is about to show the answer as a page; programs and the app's own calls get the error shape. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/')) return false
  const dest = headers['sec-fetch-dest']
  return (dest === undefined || dest === 'document') && (headers.accept ?? '').includes('text/html')
}

/** Answers a refusal as a page in the visitor's language, with the other one below. It is neither indexed nor cached. */
export function answerRefusedPage(request: FastifyRequest, reply: FastifyReply, refused: Refused): FastifyReply {
  allowInline(reply, { styleHashes: STYLE_HASHES })
  return reply
    .code(ERRORS[refused.code].status)
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      vary: 'Accept, Accept-Language',
    })
    .type('text/html; charset=utf-8')
    .send(pageOf(refused, wantedLanguage(request)))
}

/** Public pages have their language in the address. */
function wantedLanguage(request: FastifyRequest): Language {
  const query = request.url.split('?', 2)[1] ?? ''
  return LANGUAGES.find((known) => known === new URLSearchParams(query).get('lang')) ?? languageOf(request)
}

function pageOf(refused: Refused, language: Language): string {
  const mayRetry = refused.waitSeconds !== undefined
  const words = WORDS[language]
  const other = LANGUAGES.find((known) => known !== language) ?? language
  const title = mayRetry ? words.wait : words.failed
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
<meta name="robots" content="noindex" />
<title>${title} · Dropdeck</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<b>DROPDECK</b>
<h1>${title}</h1>
<p>${sentenceOf(refused, language)}</p>
<a href="${mayRetry ? '' : '/'}">${mayRetry ? words.again : words.home}</a>
<p lang="${other}" data-other>${sentenceOf(refused, other)}</p>
</main>
</body>
</html>
`
}

function sentenceOf({ code, waitSeconds }: Refused, language: Language): string {
  const sentence = escapeHtml(errorSentence(code, language))
  if (waitSeconds === undefined) return sentence
  const within = new Intl.RelativeTimeFormat(language)
  const wait =
    waitSeconds < 90 ? within.format(waitSeconds, 'second') : within.format(Math.ceil(waitSeconds / 60), 'minute')
  return `${sentence} ${WORDS[language].goOn} ${wait}.`
}
