import { PATHS } from '#web/paths.ts'
import type { Audience, PageDeclaration, PageFolder, PageModule } from '../page.ts'

const MEMBER: readonly Audience[] = ['member']

/** The deck: overlays and dialogs cover it. */
const discovery = {
  title: 'discovery.title',
  file: 'discovery',
  words: ['discovery'],
  audience: MEMBER,
  place: 'stage',
  hasFirstScreen: true,
  worksOffline: true,
} as const satisfies Partial<PageDeclaration>

/** Views of one overlay, without an animation between them. */
const saved = {
  file: 'saved',
  words: ['saved', 'boards', 'discovery', 'drops'],
  audience: MEMBER,
  place: 'overlay',
  worksOffline: true,
} as const satisfies Partial<PageDeclaration>

/** Pages of signed-in shoppers. */
export const SHOPPER_PAGES: PageFolder = {
  name: 'shopper',
  modules: import.meta.glob<PageModule>('./*-page.tsx'),
  pages: [
    { ...discovery, path: PATHS.home },
    { ...discovery, path: PATHS.discovery },
    {
      path: PATHS.profile,
      title: 'profile.title',
      file: 'profile',
      words: [
        'profile',
        'install',
        'accounts',
        'legal',
        'recovery',
        'drops',
        'sizes',
        'passes',
        'style',
        'reasons',
        'garments',
        'looks',
        'copy',
      ],
      audience: MEMBER,
      place: 'overlay',
      statusBar: 'dark',
      worksOffline: true,
    },
    {
      path: PATHS.pricing,
      title: 'plans.title',
      file: 'pricing',
      words: ['plans'],
      audience: MEMBER,
      place: 'page',
      statusBar: 'dark',
    },
    {
      path: PATHS.chats,
      title: 'chat.title',
      file: 'chats',
      words: ['chat'],
      audience: MEMBER,
      place: 'page',
      statusBar: 'dark',
    },
    {
      path: PATHS.chat,
      title: 'chat.title',
      file: 'chat',
      words: ['chat'],
      audience: MEMBER,
      place: 'page',
      statusBar: 'dark',
    },
    {
      path: PATHS.supportTickets,
      title: 'support.title',
      file: 'support-tickets',
      words: ['support', 'help'],
      audience: MEMBER,
      place: 'page',
      statusBar: 'dark',
    },
    { ...saved, path: PATHS.saved, title: 'saved.title', statusBar: 'dark' },
    { ...saved, path: PATHS.boards, title: 'boards.title' },
    { ...saved, path: PATHS.board, title: 'boards.oneTitle' },
    {
      path: PATHS.product,
      title: 'product.title',
      file: 'product',
      words: ['product', 'boards', 'discovery', 'drops'],
      audience: MEMBER,
      place: 'dialog',
    },
    {
      path: PATHS.brands,
      title: 'brands.title',
      file: 'brands',
      words: ['brands', 'discovery', 'search'],
      audience: MEMBER,
      place: 'page',
      statusBar: 'dark',
    },
    {
      path: PATHS.shop,
      title: 'brands.shopTitle',
      file: 'shop',
      words: ['brands', 'discovery', 'search'],
      audience: MEMBER,
      place: 'page',
      hasFirstScreen: true,
    },
    {
      path: PATHS.search,
      title: 'search.title',
      file: 'search',
      words: ['search', 'brands', 'discovery'],
      audience: MEMBER,
      place: 'page',
      statusBar: 'dark',
    },
    {
      path: PATHS.sharedBoard,
      title: 'boards.sharedTitle',
      file: 'shared-board',
      isAddressPrivate: true,
      words: ['boards', 'discovery'],
      audience: MEMBER,
      place: 'page',
    },
    {
      path: '*',
      title: 'ui.notFoundTitle',
      file: 'not-found',
      words: [],
      audience: MEMBER,
      place: 'page',
    },
  ],
}
