import { CAMPAIGNS_CHANNEL } from '#server/features/shelf/catalogue.service.ts'
import { type Database, notify } from '#server/platform/data/database.ts'

/** Tells every process at commit that what is promoted has changed. */
export const tellCampaignsChanged = (db: Database): Promise<void> => notify(db, CAMPAIGNS_CHANNEL, '')
