import { expect, test } from 'vitest'
import type { Message } from './catalogue.ts'
import { de } from './de.ts'
import { en } from './en.ts'

// Spec §2, §4, §5, §8 and Decision 101: these texts are fixed word for word. Texts of the server are checked by its own
// tests.

const GERMAN = [
  'Anmeldung fehlgeschlagen. Bitte versuche es erneut.',
  'Diese E-Mail ist bereits registriert. Bitte verwende eine andere E-Mail oder melde dich an.',
  'Dieser Benutzername ist bereits vergeben. Bitte wähle einen anderen Benutzernamen.',
  'Ungültige Eingabe. Bitte überprüfe deine Daten.',
  'Registrierung fehlgeschlagen. Bitte versuche es erneut.',
  'E-Mail konnte nicht gesendet werden. Bitte versuche es erneut.',
  'Passwort-Zurücksetzung fehlgeschlagen. Bitte versuche es erneut.',
  'Google Sign-In fehlgeschlagen',
  'Keine Internetverbindung',
  'Ziehen zum Aktualisieren',
  'Aktualisieren...',
  'KI analysiert deine Vorlieben',
  'Alle Produkte gesehen!',
  'Neu starten',
  'Weiter',
  'Zurück',
  "Los geht's!",
  'Benachrichtigung erhalten',
  '✅ Du wirst benachrichtigt, wenn das Produkt verfügbar ist!',
  '❌ Es ist ein Fehler aufgetreten.',
  'Rückgängig gemacht',
  'Letzte Aktion wurde rückgängig gemacht',
  'Konnte nicht rückgängig gemacht werden',
  'Discovery neu gestartet',
  'Alle Produkte sind jetzt wieder verfügbar!',
  'Beim Neustarten ist ein Fehler aufgetreten.',
  'Fehler',
  'Teilen fehlgeschlagen',
  'Konnte nicht geteilt werden',
  'Link kopiert',
  'Link wurde in die Zwischenablage kopiert',
  'Konnte Link nicht kopieren',
  'Berechtigung verweigert',
  'Neue Produkte warten auf dich!',
]

const ENGLISH = [
  'Please fill in all fields',
  'Passwords do not match',
  'Password must be at least 6 characters long',
  'You must accept the Terms of Service to register',
  'You must accept the Terms of Service to sign in with Google',
  'Please enter your email address',
  'Please enter a valid email address',
  'Username and email are required',
  'Registration Successful!',
  'Sign In',
  'Send Code',
  'Register Brand',
  'Log In',
  'Failed to fetch products',
  'Drops {date}',
  'Start Over',
  'Filter Products',
  'Apply Filters',
  'Clear All',
  'Buy Product',
  'Product link not available',
  'Back to Grid',
  "You've reached the end of your saved products!",
  'No saved products yet',
  'Register as brand',
  'Save changes',
  'Profile Updated',
  'Your profile settings have been saved successfully.',
  'Update Failed',
  'Failed to update profile.',
  'Account Deleted',
  'Your account has been permanently deleted.',
  'Deletion Failed',
  'Failed to delete account.',
  'Validation Error',
  'Are you absolutely sure?',
  'This action cannot be undone. This will permanently delete your account and remove all your data from our servers.',
  'Join as Brand',
  'Start Selling Your Brand',
  'Experience the App',
  'Try Web Version',
  'Open Mobile Website',
]

const said = (catalogue: Readonly<Record<string, Readonly<Record<string, Message>>>>): ReadonlySet<unknown> =>
  new Set(Object.values(catalogue).flatMap((words) => Object.values(words)))

test.each([
  ['German', GERMAN, said(de)],
  ['English', ENGLISH, said(en)],
] as const)('the fixed %s texts of the specification stand word for word', (_, fixed, words) => {
  expect(fixed.filter((text) => !words.has(text))).toEqual([])
})
