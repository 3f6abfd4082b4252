/** Made by `npm run notices` from package-lock.json; `scripts/notices/notices.test.ts` compares both. */
export const THIRD_PARTY = [
  {
    licence: 'MIT',
    packages:
      '@aparajita/capacitor-secure-storage 8.0.1, @capacitor/android 8.5.2, @capacitor/app 8.1.1, @capacitor/browser 8.0.4, @capacitor/core 8.5.2, @capacitor/haptics 8.0.2, @capacitor/ios 8.5.2, @capacitor/keyboard 8.0.5, @capacitor/local-notifications 8.3.1, @capacitor/network 8.0.1, @capacitor/share 8.0.2, @capacitor/splash-screen 8.0.2, @capacitor/status-bar 8.0.3, @emnapi/runtime 1.11.3, @fastify/accept-negotiator 2.1.2, @fastify/ajv-compiler 4.0.7, @fastify/busboy 3.2.6, @fastify/cookie 11.1.5, @fastify/deepmerge 3.2.4, @fastify/error 4.2.1, @fastify/fast-json-stringify-compiler 5.2.0, @fastify/forwarded 3.1.2, @fastify/merge-json-schemas 0.2.2, @fastify/multipart 10.1.9, @fastify/proxy-addr 5.1.3, @fastify/send 4.2.1, @fastify/static 10.1.11, @fastify/swagger 9.9.3, @fastify/swagger-ui 6.1.3, @floating-ui/core 1.8.0, @floating-ui/dom 1.8.0, @floating-ui/react-dom 2.1.9, @floating-ui/utils 0.2.12, @img/colour 1.1.0, @lukeed/ms 2.0.2, @napi-rs/nice 1.1.1, @napi-rs/nice-openharmony-arm64 1.1.1, @noble/ciphers 1.3.0, @noble/hashes 1.8.0, @noble/hashes 2.4.0, @node-rs/argon2 2.2.1, @pinojs/redact 0.4.0, @radix-ui/number 1.1.3, @radix-ui/primitive 1.2.0, @radix-ui/react-accessible-icon 1.2.0, @radix-ui/react-accordion 1.3.1, @radix-ui/react-alert-dialog 1.2.1, @radix-ui/react-arrow 1.1.17, @radix-ui/react-aspect-ratio 1.2.0, @radix-ui/react-avatar 1.3.1, @radix-ui/react-checkbox 1.4.1, @radix-ui/react-collapsible 1.2.1, @radix-ui/react-collection 1.2.0, @radix-ui/react-compose-refs 1.1.5, @radix-ui/react-context 1.3.0, @radix-ui/react-context-menu 2.4.1, @radix-ui/react-dialog 1.3.1, @radix-ui/react-direction 1.2.0, @radix-ui/react-dismissable-layer 1.2.1, @radix-ui/react-dropdown-menu 2.2.1, @radix-ui/react-focus-guards 1.2.0, @radix-ui/react-focus-scope 1.3.1, @radix-ui/react-form 0.3.0, @radix-ui/react-hover-card 1.2.1, @radix-ui/react-id 1.1.4, @radix-ui/react-label 2.1.17, @radix-ui/react-menu 2.2.1, @radix-ui/react-menubar 1.2.1, @radix-ui/react-navigation-menu 1.4.1, @radix-ui/react-one-time-password-field 0.2.1, @radix-ui/react-password-toggle-field 0.2.1, @radix-ui/react-popover 1.3.1, @radix-ui/react-popper 1.4.0, @radix-ui/react-portal 1.2.0, @radix-ui/react-presence 1.1.11, @radix-ui/react-primitive 2.2.0, @radix-ui/react-progress 1.2.1, @radix-ui/react-radio-group 1.5.1, @radix-ui/react-roving-focus 1.2.1, @radix-ui/react-scroll-area 1.4.0, @radix-ui/react-select 2.4.1, @radix-ui/react-separator 1.2.0, @radix-ui/react-slider 1.6.1, @radix-ui/react-slot 1.5.0, @radix-ui/react-switch 1.4.1, @radix-ui/react-tabs 1.2.1, @radix-ui/react-toast 1.3.1, @radix-ui/react-toggle 1.2.1, @radix-ui/react-toggle-group 1.2.1, @radix-ui/react-toolbar 1.2.1, @radix-ui/react-tooltip 1.4.1, @radix-ui/react-use-callback-ref 1.1.5, @radix-ui/react-use-controllable-state 1.3.0, @radix-ui/react-use-effect-event 0.0.5, @radix-ui/react-use-escape-keydown 1.1.6, @radix-ui/react-use-is-hydrated 0.1.3, @radix-ui/react-use-layout-effect 1.1.4, @radix-ui/react-use-previous 1.1.4, @radix-ui/react-use-rect 1.1.4, @radix-ui/react-use-size 1.1.5, @radix-ui/react-visually-hidden 1.2.13, @radix-ui/rect 1.1.3, @tanstack/query-core 5.108.0, @tanstack/react-query 5.108.0, Node.js 26.10.0, abstract-logging 2.0.1, agent-base 7.1.4, ajv 8.20.0, ajv-formats 3.0.1, ansi-regex 5.0.1, ansi-styles 4.3.0, aria-hidden 1.2.6, asn1.js 5.4.1, atomic-sleep 1.0.0, avvio 9.3.1, balanced-match 4.0.4, base64-js 0.0.8, base64-js 1.5.1, bn.js 4.12.5, brace-expansion 5.0.13, brotli 1.3.3, camelcase 5.3.1, clone 2.1.2, color-convert 2.0.1, color-name 1.1.4, content-disposition 3.0.0, cookie 2.0.2, cron-parser 5.10.5, csv-parse 7.0.3, debug 4.4.3, decamelize 1.2.0, depd 2.0.0, dequal 2.0.3, detect-node-es 1.1.0, dfa 1.2.0, dijkstrajs 1.0.3, dom-serializer 3.1.1, emoji-regex 8.0.0, escape-html 1.0.3, fast-decode-uri-component 1.0.1, fast-deep-equal 3.1.3, fast-json-stringify 7.3.6, fast-querystring 1.1.2, fastify 5.12.8, fastify-plugin 6.0.1, fastify-type-provider-zod 7.0.0, fflate 0.8.3, find-my-way 9.10.1, find-up 4.1.0, fontkit 2.0.4, free-email-domains 1.12.6, get-nonce 1.0.1, helmet 8.3.0, htmlparser2 12.0.0, http-errors 2.0.1, http_ece 1.2.0, https-proxy-agent 7.0.6, hucre 1.0.0, iconv-lite 0.7.3, ipaddr.js 2.5.0, is-fullwidth-code-point 3.0.0, jose 6.2.17, json-schema-ref-resolver 3.0.1, json-schema-resolver 3.0.0, json-schema-traverse 1.0.0, jsvat-next 3.0.4, jwa 2.0.1, jws 4.0.1, libphonenumber-js 1.13.16, linebreak 1.1.0, locate-path 5.0.0, luxon 3.7.2, mime 3.0.0, minimist 1.2.8, ms 2.1.3, non-error 0.1.0, on-exit-leak-free 2.1.2, openapi-types 12.1.3, otpauth 9.5.2, p-limit 2.3.0, p-locate 4.1.0, p-try 2.2.0, pako 0.2.9, path-exists 4.0.0, pdfkit 0.20.2, pend 1.2.0, pg 8.23.1, pg-boss 12.35.0, pg-cloudflare 1.4.1, pg-connection-string 2.14.1, pg-pool 3.14.0, pg-protocol 1.16.1, pg-types 2.2.0, pgpass 1.0.5, pino 10.4.0, pino-abstract-transport 3.0.0, pino-std-serializers 7.1.0, piscina 5.3.2, png-js 2.0.0, pngjs 5.0.0, postcode-validator 3.10.22, postgres-array 2.0.0, postgres-bytea 1.0.1, postgres-date 1.0.7, postgres-interval 1.2.0, process-warning 5.1.1, qrcode 1.5.4, quick-format-unescaped 4.0.4, radix-ui 1.8.1, react 19.3.1, react-dom 19.3.1, react-remove-scroll 2.7.2, react-remove-scroll-bar 2.3.8, react-style-singleton 2.2.3, real-require 1.0.0, regexparam 3.0.0, require-directory 2.1.1, require-from-string 2.0.2, restructure 3.0.2, ret 0.5.1, reusify 1.1.0, rfdc 1.4.1, rrule-temporal 2.2.7, safe-buffer 5.2.1, safe-regex2 5.1.2, safe-stable-stringify 2.5.0, safer-buffer 2.1.2, scheduler 0.28.0, serialize-error 13.1.0, set-cookie-parser 3.2.3, sonic-boom 4.2.1, statuses 2.0.2, string-width 4.2.3, strip-ansi 6.0.1, stripe 23.1.0, tagged-tag 1.0.0, tailwindcss 4.3.5, thread-stream 4.2.1, thumbhash 0.1.1, tiny-inflate 1.0.3, tldts 7.5.5, tldts-core 7.5.5, toad-cache 3.7.4, toidentifier 1.0.1, unicode-properties 1.4.1, unicode-trie 2.0.0, use-callback-ref 1.3.3, use-sidecar 1.1.3, use-sync-external-store 1.7.0, workbox-core 7.4.1, workbox-expiration 7.4.1, workbox-precaching 7.4.1, workbox-routing 7.4.1, workbox-strategies 7.4.1, wrap-ansi 6.2.0, xmlchars 2.2.0, xtend 4.0.2, yargs 15.4.1, yauzl 3.4.0, zod 4.6.7',
  },
  {
    licence: 'ISC',
    packages:
      'cliui 6.0.0, fastq 1.20.3, get-caller-file 2.0.5, idb 7.1.1, inherits 2.0.4, lucide-react 1.75.0, minimalistic-assert 1.0.1, pg-int8 1.0.1, require-main-filename 2.0.0, saxes 6.0.0, semver 7.8.6, set-blocking 2.0.0, setprototypeof 1.2.0, split2 4.2.0, which-module 2.0.1, y18n 4.0.3, yaml 2.9.1, yargs-parser 18.1.3',
  },
  {
    licence: 'Apache-2.0',
    packages:
      '@img/sharp 0.35.5, @swc/helpers 0.5.24, Roboto Slab, detect-libc 2.1.2, drizzle-orm 0.45.4, ecdsa-sig-formatter 1.0.11, sharp 0.35.5, temporal-spec 1.0.1',
  },
  {
    licence: 'BlueOak-1.0.0',
    packages:
      '@isaacs/nonrecursive-glob-match 1.1.0, glob 14.0.6, lru-cache 11.5.3, minimatch 11.0.9, minipass 7.1.3, path-scurry 3.0.0',
  },
  {
    licence: 'OFL-1.1',
    packages:
      '@fontsource-variable/archivo 5.3.0, @fontsource/archivo 5.3.0, JetBrains Mono, Oswald, Playfair Display, Space Grotesk',
  },
  {
    licence: 'BSD-3-Clause',
    packages:
      'buffer-equal-constant-time 1.0.1, fast-uri 3.1.9, fast-uri 4.2.3, light-my-request 6.8.1, secure-json-parse 4.1.1',
  },
  {
    licence: 'BSD-2-Clause',
    packages: 'domelementtype 3.0.0, domhandler 6.0.1, domutils 4.0.2, entities 8.1.0',
  },
  {
    licence: '(MIT OR CC0-1.0)',
    packages: 'type-fest 5.10.0',
  },
  {
    licence: '0BSD',
    packages: 'tslib 2.9.1',
  },
  {
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    packages: '@img/sharp 0.35.5',
  },
  {
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    packages: '@img/sharp 0.35.5',
  },
  {
    licence: 'LGPL-3.0-or-later',
    packages: '@img/sharp-libvips 1.3.4',
  },
  {
    licence: 'MIT-0',
    packages: 'nodemailer 10.6.0',
  },
  {
    licence: 'MPL-2.0',
    packages: 'web-push 3.6.7',
  },
  {
    licence: 'PostgreSQL',
    packages: 'PostgreSQL 18.4.0',
  },
  {
    licence: 'Unlicense',
    packages: 'wouter 3.13.0',
  },
] as const
