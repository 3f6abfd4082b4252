import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { appManifest } from './web/documents/app-manifest.ts'
import { compileAhead } from './web/documents/compile-ahead.ts'
import { PRODUCT } from './web/i18n/product-name.ts'

/** index.html must not spell the product's name: it lives in one constant. */
const productName: Plugin = {
  name: 'product-name',
  transformIndexHtml: (html) =>
    html.replaceAll('%PRODUCT_NAME%', PRODUCT.name).replaceAll('%PRODUCT_TAGLINE%', PRODUCT.tagline.de),
}

/** /dev/ui is a page of ours; everything else below /dev/ belongs to the server behind the proxy. */
const workbench: Plugin = {
  name: 'workbench',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      if (request.url === '/dev/ui') request.url = '/index.html'
      next()
    })
  },
}

/**
 * What every first screen needs travels as one file instead of twenty crumbs. Never `main.tsx`: it waits for pages, and
 * pages wait for this file.
 */
const BASE = [
  // Numbers of screens and swipes: without them here the start page would load the deck.
  /contract\/(?:discovery|screens|site)\.limits\.ts/,
  /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
  /node_modules\/lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|defaultAttributes|shared)/,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(?:arrow-left|check|heart|share-2|store|trending-up|wifi-off|x)\.mjs/,
  /web\/(?:app|paths|i18n\/product-name|start\/(?:lazy-page|reload-on-lost-chunk|routes|screen|use-route-effects))\.tsx?/,
  /web\/(?:api\/(?:call|call-failure|error-message|session|site-facts)|device\/(?:calm|install|network|platform|silently))\.ts/,
  /web\/i18n\/(?:language|phrase|translate|formats)\.tsx?/,
  /web\/ui\/(?:classes|show-whole|buttons\/(?:button|button-look|icon-button)|marks\/(?:badge|wordmark))\.tsx?/,
  /web\/ui\/feedback\/(?:empty-state|error-boundary|offline-banner|splash|toast|toast-host)\.tsx?/,
  /web\/ui\/page\/(?:go-back|language-switch|link)\.tsx?/,
  /web\/features\/legal\/(?:legal-links|site-footer)\.tsx/,
]
/** What every signed-in screen needs besides. */
const MEMBERS = [
  /node_modules\/@tanstack\/query-core\/build\/modern\/(?!.*[oO]bserver)/,
  /node_modules\/@tanstack\/react-query\/build\/modern\/QueryClientProvider/,
  /node_modules\/thumbhash\//,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(?:bookmark|house|layers|package-open|search|search-x|undo-2|user-round)\.mjs/,
  /web\/start\/(?:signed-in|member-routes)\.tsx/,
  /web\/api\/(?:ahead|query-client)\.ts/,
  /web\/device\/(?:after-first-touch|haptics-wish)\.ts/,
  /web\/features\/navigation\//,
  /web\/pages\/shopper\/later-product-dialog\.tsx/,
  /web\/product\/(?:price-line|product-badges|spoken-product|shown-price)\.tsx?/,
  /web\/ui\/(?:first-frame|later-part|buttons\/chip|feedback\/live-region|marks\/painted|marks\/picture|marks\/thumb|overlays\/overlay)\.tsx?/,
]
/** Cards to swipe: the own deck, that of a shop, and what was saved. */
const DECK = [
  /node_modules\/lucide-react\/dist\/esm\/icons\/(?:arrow-right|info|layers-2|sliders-horizontal)\.mjs/,
  /contract\/sizes\.ts/,
  /web\/device\/haptics\.ts/,
  /web\/features\/discovery\/(?:feed|swipes)\//,
  /web\/features\/discovery\/(?:later-parts|filters\/filter-chips|filters\/filter-list)\.tsx?/,
  /web\/product\/product-card\.tsx/,
  /web\/features\/discovery\/screen\/(?:onboarding-flag|preload-pictures)\.ts/,
  /web\/ui\/deck\//,
]
/** What every form needs. */
const FORMS = [
  /node_modules\/lucide-react\/dist\/esm\/icons\/(?:circle-exclamation-point|eye|eye-off|mail-check)\.mjs/,
  /web\/features\/accounts\/form\//,
  /web\/ui\/forms\/(?:checkbox|field|form-error|password-field|password-strength|text-field|use-form)\.tsx?/,
]
/** Lists that are fetched: nearly every screen of members, but what is seen first waits for none of it. */
const QUERIES = [
  /node_modules\/@tanstack\/query-core\/build\/modern\/queryObserver/,
  /node_modules\/@tanstack\/react-query\/build\/modern\/(?:useBaseQuery|useQuery)\./,
]
/** Products in a grid, page by page: shops, brands and search. */
const SHOPS = [
  /node_modules\/@tanstack\/query-core\/build\/modern\/(?:infiniteQueryObserver|mutationObserver)/,
  /node_modules\/@tanstack\/react-query\/build\/modern\/(?:useInfiniteQuery|useMutation)\./,
  /web\/features\/brands\/(?:brand-tie|follow-button|use-brand)\.tsx?/,
  /web\/product\/product-tile\.tsx/,
  /web\/features\/search\/(?:list-note|search-link)\.tsx/,
]
/** Small parts of many screens, those of visitors too: nothing in here may need what only members have. */
const PARTS = [
  /node_modules\/lucide-react\/dist\/esm\/icons\/(?:chevron-down|external-link|plus)\.mjs/,
  /web\/ui\/(?:buttons\/(?:back-button|share-button)|feedback\/skeleton|page\/more-pages)\.tsx/,
]
const within = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id))

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: 'web',
  plugins: [react({ compiler: true }), tailwindcss(), productName, appManifest, workbench, compileAhead],
  // The shim is for a React without the hook; ours has it.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // Calls have no file ending; `web/api` is also a folder of modules.
  server: { proxy: { '^/api/(?!.*\\.ts(?:\\?|$))': apiOrigin, '/media': apiOrigin } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Nothing inline: the content security policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: within(BASE) },
            { name: 'members', test: within(MEMBERS) },
            { name: 'deck', test: within(DECK) },
            { name: 'forms', test: within(FORMS) },
            { name: 'queries', test: within(QUERIES) },
            { name: 'shops', test: within(SHOPS) },
            { name: 'parts', test: within(PARTS) },
          ],
        },
      },
    },
  },
})
