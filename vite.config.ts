import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { PRODUCT } from './web/product.ts'

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

/** What every first screen needs travels as one file instead of twenty crumbs. */
const BASE = [
  /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
  /node_modules\/lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|defaultAttributes|shared)/,
  /web\/(?:api\/(?:call|call-failure|error-message|session)|device\/(?:network|platform|silently)|paths|product)\.ts/,
  /web\/i18n\/(?:language|translate|formats)\.ts/,
  /web\/ui\/(?:badge|button|button-look|classes|empty-state|error-boundary|go-back|icon-button|language-switch)\.tsx?/,
  /web\/ui\/(?:link|offline-banner|splash|toast|toast-host|wordmark)\.tsx?/,
]
const inBase = (id: string): boolean => BASE.some((part) => part.test(id))

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: 'web',
  plugins: [react({ compiler: true }), tailwindcss(), productName, workbench],
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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: inBase }] } } },
  },
})
