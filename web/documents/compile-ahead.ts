/**
 * Says of the scripts of a first screen that nearly all their functions run at once. The browser then compiles them while
 * they arrive, beside the page, instead of one by one where the page waits for each (Chromium's explicit compile hints;
 * others read a comment). Of all scripts it would be a waste: most pages are not visited.
 */
import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'
const FIRST_SCREENS = /^(?:base|members|deck|queries|shops|parts|forms|auth-page|discovery-page|shop-page)$/

export const compileAhead: Plugin = {
  name: 'compile-ahead',
  enforce: 'post',
  generateBundle: {
    // It counts in the first line only, and Vite writes one of its own.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && FIRST_SCREENS.test(file.name)) file.code = HINT + file.code
      }
    },
  },
}
