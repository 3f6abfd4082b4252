import { PATHS } from '#web/paths.ts'
import type { PageFolder, PageModule } from '../page.ts'
import { AREA_WORDS } from './area-words.ts'

/** Pages of the people who run this installation. The server decides who they are; for others there is no such page. */
export const STAFF_PAGES: PageFolder = {
  name: 'staff',
  modules: import.meta.glob<PageModule>('./*-page.tsx'),
  pages: [
    {
      path: PATHS.admin,
      title: 'admin.title',
      file: 'admin',
      words: ['admin'],
      laterWords: Object.values(AREA_WORDS).flat(),
      audience: ['member'],
      isForStaff: true,
      place: 'page',
      statusBar: 'dark',
      hasOwnNavigation: true,
    },
    {
      path: PATHS.adminChat,
      title: 'chat.adminTitle',
      file: 'admin-chat',
      words: ['admin', 'chat', 'tickets', 'support', 'recovery', 'profile'],
      audience: ['member'],
      isForStaff: true,
      place: 'page',
      statusBar: 'dark',
      hasOwnNavigation: true,
    },
  ],
}
