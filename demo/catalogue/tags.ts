import type { Look } from '../look.ts'
import { cells, type LabelStyle } from './styles/style.ts'

const MAX_TAGS = 6

/** Lower-case English words a shopper might search: kind, construction and style. */
export function tagsOf(style: LabelStyle, look: Look): string[] {
  const spirit = cells(style.tags)
  const candidates = [
    look.kind,
    look.cut === 'regular' ? '' : look.cut,
    look.pattern === 'plain' ? '' : look.pattern,
    look.print === 'big-graphic' || look.print === 'all-over' ? 'graphic' : '',
    look.fabric,
    ...spirit,
  ]
  return [...new Set(candidates.filter((tag) => tag !== ''))].slice(0, MAX_TAGS)
}
