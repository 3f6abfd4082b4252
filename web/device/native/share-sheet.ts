import { Share } from '@capacitor/share'

/** The system's sheet. Both systems tell "cancelled" by this word and by nothing else. */
export async function openShareSheet(title: string, url: string): Promise<'shared' | 'cancelled'> {
  try {
    await Share.share({ title, url, dialogTitle: title })
    return 'shared'
  } catch (error) {
    if (error instanceof Error && /cancel/i.test(error.message)) return 'cancelled'
    throw error
  }
}
