/** The web app manifest, in each language. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { install as german } from '../i18n/de/install.ts'
import { install as english } from '../i18n/en/install.ts'
import { PRODUCT } from '../i18n/product-name.ts'
import { translator } from '../i18n/translate.ts'
import { PATHS } from '../paths.ts'

const TRANSLATORS = {
  de: translator({ install: german }, 'de'),
  en: translator({ install: english }, 'en'),
} as const
type Language = keyof typeof TRANSLATORS
const LANGUAGES = ['de', 'en'] as const

const ICONS = [
  { file: 'icon-192', size: 192, purpose: 'any' },
  { file: 'icon-512', size: 512, purpose: 'any' },
  { file: 'maskable-192', size: 192, purpose: 'maskable' },
  { file: 'maskable-512', size: 512, purpose: 'maskable' },
  { file: 'monochrome-512', size: 512, purpose: 'monochrome' },
] as const

/** Address of the manifest. Both languages have the same `id`: they are one app, installed once. */
const fileOf = (language: Language): string =>
  language === 'de' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`

function manifestIn(language: Language): string {
  const t = TRANSLATORS[language]
  const paper = colourOf('paper')
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })
  const screenshot = (file: string, sizes: string, form: 'narrow' | 'wide', label: string) => ({
    src: `/install/${file}.webp`,
    sizes,
    type: 'image/webp',
    form_factor: form,
    label,
  })
  return JSON.stringify({
    id: '/',
    lang: language,
    dir: 'ltr',
    name: `${PRODUCT.name}: ${PRODUCT.tagline[language]}`,
    short_name: PRODUCT.name,
    description: t('install.description'),
    start_url: PATHS.home,
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: paper,
    background_color: paper,
    categories: ['shopping', 'lifestyle'],
    icons: ICONS.map(({ file, size, purpose }) => ({
      src: `/icons/${file}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      shortcut(t('install.shortcutSaved'), PATHS.saved),
      shortcut(t('install.shortcutBrands'), PATHS.brands),
      shortcut(t('install.shortcutSearch'), PATHS.search),
    ],
    screenshots: [
      screenshot('deck', '780x1688', 'narrow', t('install.screenshotDeck')),
      screenshot('saved', '780x1688', 'narrow', t('install.screenshotSaved')),
      screenshot('desk', '1440x900', 'wide', t('install.screenshotDesk')),
    ],
  })
}

/** The light value of a colour token: the system shows it before our styles are loaded. */
function colourOf(token: string): string {
  const tokens = readFileSync(path.join(import.meta.dirname, '../ui/tokens.css'), 'utf8')
  const colour = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6})`).exec(tokens)?.[1]
  if (!colour) throw new Error(`the token "${token}" has no light value`)
  return colour
}

/** Writes both manifests and links the German one in every page; `render.tsx` and `theme.js` link the other. */
export const appManifest: Plugin = {
  name: 'app-manifest',
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: `/${fileOf('de')}` }, injectTo: 'head-prepend' },
  ],
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const language = LANGUAGES.find((each) => request.url === `/${fileOf(each)}`)
      if (!language) return next()
      response.setHeader('content-type', 'application/manifest+json').end(manifestIn(language))
    })
  },
  generateBundle() {
    for (const language of LANGUAGES) {
      this.emitFile({ type: 'asset', fileName: fileOf(language), source: manifestIn(language) })
    }
  },
}
