import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { appManifest } from './web/documents/app-manifest.ts'
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
 * The React Compiler saves renders where one press reaches many children: on screens of members. Visitors' pages render
 * once, and building blocks and frames have few children: compiled, they only weigh more (4 kB of the deck, 6 of the start
 * page, 7 of a shop, compressed).
 */
const NOT_MEMOIZED =
  /\/web\/(?:app\.|start\/|ui\/|pages\/visitor\/|features\/(?:landing|legal|navigation|backdrop|brands)\/)/

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: 'web',
  plugins: [
    react({ compiler: true, exclude: [/\/node_modules\//, NOT_MEMOIZED] }),
    tailwindcss(),
    productName,
    appManifest,
    workbench,
  ],
  resolve: {
    alias: {
      // The shim is for a React without the hook; ours has it.
      'use-sync-external-store/shim/index.js': 'react',
      'react-style-singleton': fileURLToPath(new URL('web/ui/overlays/style-singleton.ts', import.meta.url)),
    },
  },
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
    // The document preloads the code of the page it is for. Lists of preloads for every other page would stand in every
    // chunk (2 kB of the start page, 5 kB of the deck, compressed).
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      // All that the entry imports in one file; the bundler splits the rest by what imports it.
      output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } },
    },
  },
})
