import { type Database, notify } from '#server/platform/data/database.ts'

/** NOTIFY channel: what is promoted has changed. */
export const CAMPAIGNS_CHANNEL = 'campaigns_changed'

/** Tells every process at commit that what is promoted has changed. */
export const tellCampaignsChanged = (db: Database): Promise<void> => notify(db, CAMPAIGNS_CHANNEL, '')
