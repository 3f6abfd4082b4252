import { PATHS } from '#web/paths.ts'
import type { PageFolder, PageModule } from '../page.ts'

/** Pages of the people who run this installation. The server decides who they are; others learn so on the page. */
export const STAFF_PAGES: PageFolder = {
  name: 'staff',
  modules: import.meta.glob<PageModule>('./*-page.tsx'),
  pages: [
    {
      path: PATHS.admin,
      title: 'review.title',
      file: 'review',
      words: ['review', 'contact', 'registration', 'products', 'discovery'],
      audience: ['member'],
      place: 'page',
      statusBar: 'dark',
      hasOwnNavigation: true,
    },
  ],
}
