-- A page of a thousand numbers (4 kB) lies in its row instead of in a second table: writing it takes half the time.
ALTER TABLE "dealt_pages" SET (toast_tuple_target = 8160);
