import { PATHS } from '#web/paths.ts'
import type { PageDeclaration, PageFolder, PageModule } from '../page.ts'

const demo = {
  title: 'demo.title',
  file: 'demo-dashboard',
  words: ['demo', 'workspace'],
  audience: ['visitor', 'member'],
  place: 'page',
  statusBar: 'dark',
  hasOwnNavigation: true,
} as const satisfies Partial<PageDeclaration>

/** The workspace of an invented label, for everyone but visitors of the native shell. Its sections are those of members. */
export const DEMO_PAGES: PageFolder = {
  name: 'demo',
  modules: import.meta.glob<PageModule>('./*-page.tsx'),
  pages: [PATHS.demo, PATHS.demoSection, PATHS.demoPart, PATHS.demoDetail].map((path) => ({ ...demo, path })),
}
