import { type Database, notify } from '../data/database.ts'
import type { LiveNews } from './live-streams.ts'

/** NOTIFY channel: news for open pages. */
export const LIVE_CHANNEL = 'live'

/** Tells the open pages of all processes at commit. */
export const announce = (db: Database, news: LiveNews): Promise<void> => notify(db, LIVE_CHANNEL, JSON.stringify(news))

/** News as another process announced them; null: not ours. */
export function readNews(payload: string): LiveNews | null {
  try {
    return JSON.parse(payload) as LiveNews
  } catch {
    return null
  }
}
