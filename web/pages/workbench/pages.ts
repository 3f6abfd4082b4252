import { PATHS } from '#web/paths.ts'
import type { PageFolder, PageModule } from '../page.ts'

/** All building blocks on one page, in development builds only. */
export const WORKBENCH_PAGES: PageFolder = {
  name: 'workbench',
  modules: import.meta.env.DEV ? import.meta.glob<PageModule>('./*-page.tsx') : {},
  pages: import.meta.env.DEV
    ? [
        {
          path: PATHS.components,
          title: 'ui.navigation',
          file: 'components',
          words: ['figures'],
          audience: ['visitor', 'nativeVisitor', 'member'],
          place: 'page',
        },
      ]
    : [],
}
