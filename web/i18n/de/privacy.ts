/** German privacy notice (GDPR art. 13). Each purpose has a title, what is stored, why, and how long. */
export const privacy = {
  title: 'Datenschutz',
  intro:
    'Kurz gesagt: Wir speichern, was dein Konto und dein Deck brauchen. Unsere Seiten laden nichts von anderen Anbietern, es gibt kein Werbe-Tracking und nichts wird verkauft. Hier steht alles genau.',
  controllerTitle: 'Wer verantwortlich ist',
  controllerText: 'Verantwortlich nach Art. 4 Nr. 7 DSGVO ist:',
  controllerContact: 'Für alles rund um deine Daten erreichst du uns über das {link}.',
  purposesTitle: 'Was wir speichern, wofür und wie lange',
  dataLabel: 'Daten',
  basisLabel: 'Zweck und Grundlage',
  keepLabel: 'Dauer',
  'account-title': 'Dein Konto',
  'account-data':
    'Benutzername, E-Mail-Adresse, Passwort (nur als Argon2id-Hash), Zeitzone, Sprache, Kontotyp, wann du welche Fassung der Bedingungen angenommen hast, ob deine Adresse Mails abweist.',
  'account-basis': 'Damit du dich anmelden kannst und dein Deck behältst: Vertrag, Art. 6 Abs. 1 b DSGVO.',
  'account-keep':
    'Bis du dein Konto löschst; nie bestätigte Konten 7 Tage, eine geänderte E-Mail-Adresse noch 7 Tage. Dass eine Adresse Mails abweist: 180 Tage.',
  'sessions-title': 'Anmeldungen und Codes',
  'sessions-data':
    'Ein zufälliges Kennzeichen im Cookie (bei uns nur als Hash), Name von Browser und System, Zeiten; der zweite Faktor der Verwaltung (verschlüsselt); Codes für E-Mail und Passwort und Links auf eine Kopie deiner Daten nur als Prüfsumme.',
  'sessions-basis': 'Sichere Anmeldung und Schutz vor Übernahme: Vertrag und Art. 6 Abs. 1 f DSGVO.',
  'sessions-keep': 'Anmeldungen bis 7 Tage nach ihrem Ende, Codes höchstens 24 Stunden nach Ablauf.',
  'swipes-title': 'Deck und Geschmack',
  'swipes-data':
    'Was du nach rechts und links gewischt, begründet, zurückgenommen, angesehen und gefiltert hast, die Größen, die du nennst, was wir daraus über deinen Geschmack berechnen, und was du selbst dazu gesagt hast.',
  'swipes-basis':
    'Ein Deck, das zu dir passt und nichts doppelt zeigt: Vertrag, Art. 6 Abs. 1 b DSGVO. Die personalisierte Reihenfolge kannst du im Profil abschalten.',
  'swipes-keep':
    'Bis du neu startest, es im Verlauf löschst oder dein Konto löschst, längstens 13 Monate; danach bleiben nur Summen von mindestens 10 Personen. Was du selbst gesagt hast, bis du es zurücknimmst.',
  'statistics-title': 'Gezeigte und geöffnete Produkte',
  'statistics-data':
    'Welche Produkte dir gezeigt wurden, welche du angesehen und geöffnet hast, wann, an welcher Stelle der App und auf welcher Art von Gerät (Telefon, Tablet, Computer, App).',
  'statistics-basis':
    'Statistik für Marken, die nur Summen zeigt und nie Personen, und dein Verlauf: Art. 6 Abs. 1 f DSGVO. Was du beim Überspringen sagst, welche Größen du nennst und was du filterst, geht nur in Gruppen von mindestens 20 Personen ein.',
  'statistics-keep':
    'Bis du neu startest, es im Verlauf löschst oder dein Konto löschst, längstens 13 Monate. Tagessummen je Produkt, die keine Person nennen, bleiben.',
  'saved-title': 'Gemerktes',
  'saved-data':
    'Produkte, Marken und Suchen, die du dir gemerkt hast, und Marken, denen du folgst oder die du ausgeblendet hast. Dazu deine Listen und die Links, mit denen du sie teilst.',
  'saved-basis': 'Deine Sammlung auf allen Geräten: Vertrag, Art. 6 Abs. 1 b DSGVO.',
  'saved-keep': 'Bis du sie entfernst oder dein Konto löschst.',
  'clicks-title': 'Wege zum Shop',
  'clicks-data':
    'Dass und wann du von einer Karte in den Shop einer Marke gegangen bist, mit einer zufälligen Nummer. Bei Anzeigen auch, dass und wann du sie gesehen hast, und bei Klicks darauf einen Hash deiner Netzwerkadresse. Die Adresse, mit der du den Shop öffnest, enthält diese Nummer und, dass und von welcher Stelle bei uns du kommst, aber nichts über dich. Meldet die Marke uns eine Bestellung mit der Nummer, speichern wir Bestellnummer, Wert und Zeit.',
  'clicks-basis':
    'Statistik für Marken, ohne deinen Namen, Abrechnung von Anzeigen und Schutz vor gefälschten Klicks: Art. 6 Abs. 1 f DSGVO.',
  'clicks-keep':
    'Die Verbindung zu dir 90 Tage oder bis zur Löschung deines Kontos; danach bleibt nur die Zahl. Gesehene Anzeigen löschen wir nach 13 Monaten. Gemeldete Bestellungen 13 Monate, danach Tagessummen.',
  'drops-title': 'Benachrichtigung zum Drop und Preisalarm',
  'drops-data':
    'E-Mail-Adresse, Produkt, der Termin, den du kennst, Sprache und wann du zugestimmt hast. Beim Preisalarm: dass du ihn willst, und was du dir gemerkt hast. Wie oft der Link in den Mails zu einem Drop geöffnet wurde, zählen wir je Produkt für die Marke: Alle Mails haben denselben Link, von wem ein Klick kam, wissen wir nicht.',
  'drops-basis': 'Die Mails, um die du gebeten hast: Einwilligung, Art. 6 Abs. 1 a DSGVO, jederzeit widerrufbar.',
  'drops-keep':
    'Die Anmeldung bis 30 Tage nach der Mail, unbestätigt 7 Tage, sonst bis du widerrufst oder dein Konto löschst. Der Nachweis der Zustimmung bleibt 3 Jahre, ohne lesbare Adresse.',
  'push-title': 'Push-Nachrichten (nur wenn du sie einschaltest)',
  'push-data':
    'Die Adresse deines Browsers bei seinem Push-Dienst, die Schlüssel zum Verschlüsseln, deine Sprache, und welcher Drop diesem Gerät wann gemeldet wurde. Zugestellt wird über den Dienst deines Browsers (Google, Mozilla, Apple oder Microsoft): Er erfährt, dass und wann etwas für dein Gerät kommt, lesen kann er es nicht.',
  'push-basis':
    'Die Nachricht zum Drop, um die du gebeten hast: Einwilligung, Art. 6 Abs. 1 a DSGVO, jederzeit widerrufbar.',
  'push-keep': 'Bis du Push ausschaltest oder dich auf dem Gerät abmeldest; welche Drops gemeldet wurden, 30 Tage.',
  'google-title': 'Anmelden mit Google (nur wenn du es wählst)',
  'google-data':
    'Die Kennung deines Google-Kontos und deine bestätigte E-Mail-Adresse. Zu Google kommst du erst mit deinem Klick.',
  'google-basis': 'Anmeldung ohne eigenes Passwort: Vertrag, Art. 6 Abs. 1 b DSGVO.',
  'google-keep': 'Bis du dein Konto löschst.',
  'workspace-title': 'Arbeit für eine Marke (nur wenn du das tust)',
  'workspace-data':
    'Für welche Marken du in welcher Rolle arbeitest, Einladungen an deine E-Mail-Adresse, deine Angaben zur Anmeldung einer Marke und was du dabei zugesichert hast, Benachrichtigungen dazu, und ein Protokoll, was du geändert hast. Die USt-IdNr. einer Marke fragen wir beim Register der EU (VIES) ab.',
  'workspace-basis':
    'Damit nur das Team eine Marke verwaltet und nachvollziehbar bleibt, wer was getan hat: Vertrag und Art. 6 Abs. 1 b und f DSGVO.',
  'workspace-keep':
    'Bis du das Team verlässt oder dein Konto löschst; Einladungen 7 Tage, Benachrichtigungen 12 Monate, eine begonnene Anmeldung 24 Stunden, das Protokoll 2 Jahre. Löschst du dein Konto, steht dort nicht mehr, dass du es warst.',
  'billing-title': 'Kauf und Rechnung (nur für eine Marke)',
  'billing-data':
    'Rechnungsanschrift, USt-IdNr. und E-Mail-Adresse der Rechnung, Käufe, Rechnungen und Buchungen. Kartendaten gibst du nur beim Zahlungsdienst ein (Stripe, wo der Betreiber ihn nutzt). Wir kennen davon Art, letzte vier Ziffern und Ablauf der Karte.',
  'billing-basis': 'Der Kauf und die Pflicht, Rechnungen aufzubewahren: Vertrag und Art. 6 Abs. 1 b und c DSGVO.',
  'billing-keep':
    'Eine gespeicherte Karte, bis du sie entfernst. Rechnungen 8 und Buchungen 10 Jahre ab dem Ende ihres Jahres.',
  'chat-title': 'Unterhaltungen mit Marken und mit uns',
  'chat-data':
    'Deine Nachrichten mit den Produkten, um die es geht, wann sie angekommen und gelesen sind, und wen du blockiert hast. Die Marke sieht deinen Benutzernamen, nicht deine E-Mail-Adresse. Ist dein Konto jünger als ein Tag, werden Telefonnummern, E-Mail-Adressen und IBAN vor dem Speichern ausgeblendet.',
  'chat-basis':
    'Damit ihr euch schreiben könnt: Vertrag, Art. 6 Abs. 1 b DSGVO; der Schutz vor Betrug: Art. 6 Abs. 1 f.',
  'chat-keep':
    '24 Monate nach der letzten Nachricht, oder bis du dein Konto löschst. Eine gemeldete Nachricht bleibt mit der Meldung 24 Monate.',
  'support-title': 'Tickets beim Support',
  'support-data':
    'Was du dem Support schreibst und schickst, was er antwortet und notiert, deine Bewertung. Angaben zu App und Browser nur, wenn du zustimmst.',
  'support-basis': 'Damit wir dir helfen können: Vertrag und Art. 6 Abs. 1 b und f DSGVO.',
  'support-keep':
    '24 Monate nach der letzten Änderung. Deine eigenen Tickets werden mit deinem Konto gelöscht; die einer Marke bleiben ihr, ohne deinen Namen. Anhänge, die du nicht abschickst, einen Tag.',
  'letters-title': 'Nachrichten und Meldungen',
  'letters-data': 'Was du uns über das Kontaktformular oder als Meldung schreibst, mit Name und E-Mail-Adresse.',
  'letters-basis':
    'Antworten und gesetzliche Pflicht, Meldungen zu bearbeiten (Art. 16 DSA): Art. 6 Abs. 1 c und f DSGVO.',
  'letters-keep': '24 Monate, unabhängig von einem Konto.',
  'security-title': 'Schutz vor Missbrauch',
  'security-data':
    'Deine Netzadresse, für Minuten bis Stunden und nur als Prüfsumme, um zu viele Versuche zu erkennen; Fehlerprotokolle ohne Inhalte; ein Sicherheitsprotokoll, was wann mit einem Konto geschah (Anmeldung, Fehlversuch, Code, Kopie der Daten, Löschung), mit einer Prüfsumme statt deines Namens. Arbeitest du für eine Marke, einen guten Monat lang Prüfsummen der Netzadressen, von denen ihr Bereich genutzt wurde, damit Klicks auf ihre Anzeigen von dort nichts kosten. Einzelne Seitenaufrufe protokollieren wir nicht.',
  'security-basis': 'Sicherer Betrieb: Art. 6 Abs. 1 f DSGVO.',
  'security-keep':
    'Zähler bis eine Stunde nach Ende ihres Zeitfensters, längstens 26 Stunden; Protokolle höchstens 90 Tage.',
  deviceTitle: 'Was auf deinem Gerät liegt',
  deviceText:
    'Nur was technisch nötig ist (§ 25 Abs. 2 Nr. 2 TDDDG), deshalb fragt dich hier kein Banner. Mehr als diese Liste liegt nie auf deinem Gerät:',
  'device-session':
    'Dass du angemeldet bist, bis du dich abmeldest; nach dem Registrieren 24 Stunden lang, dass du es hier getan hast.',
  'device-appSession': 'Dasselbe in der App.',
  'device-signedIn':
    'Dass du hier angemeldet bist, damit wir dir sagen können, wenn deine Sitzung abgelaufen ist, bis du dich abmeldest.',
  'device-leaving': 'Dass du dich abgemeldet hast, bis wir davon wissen, zum Beispiel ohne Netz.',
  'device-appLeaving': 'In der App, was wir dafür brauchen: das Kennzeichen der Anmeldung, die noch zu beenden ist.',
  'device-language': 'Deine Sprache.',
  'device-theme': 'Helle oder dunkle Farben, wenn du sie selbst gewählt hast.',
  'device-motion': 'Dass du weniger Bewegung willst, wenn du sie hier ausgeschaltet hast.',
  'device-haptics': 'Dass du keine Vibration willst, wenn du sie hier ausgeschaltet hast.',
  'device-onboarding': 'Dass du die Einführung gesehen hast.',
  'device-verification': 'Deine E-Mail-Adresse, bis sie bestätigt ist.',
  'device-look': 'Ob du deine Produkte als Liste statt als Deck siehst.',
  'device-passReasons': 'Dass du nach dem Überspringen nicht nach dem Grund gefragt werden willst.',
  'device-ticketDraft': 'Deine angefangene Nachricht an den Support, bis du sie abschickst oder den Tab schließt.',
  'device-chat': 'Nachrichten, die du angefangen hast oder die noch auf eine Verbindung warten, bis du dich abmeldest.',
  'device-brandDraft': 'Den Entwurf deiner Marken-Registrierung ohne Passwort, bis du sie abschickst.',
  'device-workspaceRail': 'Ob die Navigation deines Arbeitsbereichs schmal ist.',
  'device-workspaceColumns': 'Welche Spalten du in der Tabelle deiner Produkte ausgeblendet hast.',
  'device-searches': 'Deine letzten Suchen, bis du dich abmeldest.',
  'device-google': 'Der Stand einer Anmeldung mit Google, bis du zurück bist.',
  'device-workspace':
    'Für welche deiner Marken du in diesem Tab arbeitest, und welche Dateien von hier unterwegs sind.',
  'device-heroLikes':
    'Likes von der Startseite, die du in dein Konto mitnimmst, bis du angemeldet bist, höchstens eine Stunde.',
  'device-swipes': 'Swipes, die noch auf eine Verbindung warten.',
  'device-ownCards': 'Deine nächsten Karten und dein Gemerktes, damit sie ohne Netz da sind, bis du dich abmeldest.',
  'device-ownPictures': 'Die Bilder dazu, bis du dich abmeldest.',
  'device-app': 'Die App selbst, ohne etwas von dir.',
  'place-cookies': 'Cookie:',
  'place-vault': 'Schlüsselspeicher des Geräts:',
  'place-localStorage': 'Speicher dieser Seite:',
  'place-sessionStorage': 'Speicher dieses Tabs:',
  'place-indexedDB': 'Datenbank im Browser:',
  'place-caches': 'Dateien für den Gebrauch ohne Netz:',
  othersTitle: 'Wer sonst noch etwas erfährt',
  othersText:
    'Dienstleister für Rechenzentrum und E-Mail-Versand arbeiten nur in unserem Auftrag (Art. 28 DSGVO). Marken sehen nur zusammengefasste Zahlen. Gehst du in den Shop einer Marke, gilt dort ihre Datenschutzerklärung; der Shop erfährt von deinem Browser nur, dass du von uns kommst. In Länder außerhalb der EU übermitteln wir von uns aus nichts; schaltest du Push ein, läuft die verschlüsselte Nachricht über den Push-Dienst deines Browsers, der dort sitzen kann.',
  rankingTitle: 'Personalisierung, keine Profile für Werbung',
  rankingText:
    'Dein Deck sortieren wir aus deinen eigenen Swipes; wie genau, steht unter {link}. Welche bezahlte Karte du siehst, hängt nicht von einem Profil über dich ab. Entscheidungen mit rechtlicher Wirkung (Art. 22 DSGVO) trifft hier kein Programm.',
  rightsTitle: 'Deine Rechte',
  rightsDelete: 'das Konto löschen',
  rightsText:
    'Du kannst Auskunft und eine Kopie deiner Daten verlangen, sie berichtigen, löschen oder einschränken lassen, mitnehmen und einer Verarbeitung widersprechen (Art. 15 bis 21 DSGVO). Vieles geht sofort im Profil: alles herunterladen, ändern, deinen Stil berichtigen, Personalisierung abschalten, den Verlauf löschen, neu starten, {link}. Für alles andere schreib uns; wir antworten spätestens in einem Monat. Eine Einwilligung kannst du jederzeit für die Zukunft widerrufen.',
  objectionTitle: 'Widerspruch',
  objectionText:
    'Soweit wir uns auf berechtigte Interessen stützen (Art. 6 Abs. 1 f DSGVO), kannst du jederzeit aus Gründen deiner besonderen Lage widersprechen. Wir hören dann auf, wenn nicht zwingende Gründe dagegen stehen.',
  complaintTitle: 'Beschwerde',
  complaintText: 'Du kannst dich bei jeder Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel an deinem Wohnort.',
  mustTitle: 'Musst du uns etwas geben?',
  mustText:
    'Ohne Benutzername und E-Mail-Adresse gibt es kein Konto. Alles andere ist freiwillig. Für ein Konto musst du mindestens 16 Jahre alt sein; dein Geburtsdatum fragen wir nicht.',
} as const
