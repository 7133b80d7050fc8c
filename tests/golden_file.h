/* golden_file.h - texts that are kept beside a game, compared line by line or written anew. */
#ifndef TESTS_GOLDEN_FILE_H
#define TESTS_GOLDEN_FILE_H

#include <stdbool.h>
#include <string.h>

#include <ochre/game.h>

#include "tests/testing.h"

static inline void golden_arguments(int argc, char **argv, const char **root, bool *writing)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--write") == 0)
            *writing = true;
        else
            *root = argv[i];
    }
}

/* The game stone-age lives in games/stone_age. A directory may leave the last words of the id out, as
 * games/settlers does. */
static inline FILE *golden_open(const char *root, const ochre_game *game, const char *name,
                                const char *mode, char *path, size_t size)
{
    char  directory[64];
    FILE *file = NULL;
    snprintf(directory, sizeof directory, "%s", game->id);
    for (char *dash = strchr(directory, '-'); dash != NULL; dash = strchr(dash, '-'))
        *dash = '_';
    while (file == NULL) {
        snprintf(path, size, "%s/games/%s/golden/%s", root, directory, name);
        file = fopen(path, mode);
        char *last = strrchr(directory, '_');
        if (last == NULL)
            break;
        *last = '\0';
    }
    return file;
}

static inline void golden_write(const char *root, const ochre_game *game, const char *name,
                                const char *text)
{
    char  path[500];
    FILE *file = golden_open(root, game, name, "wb", path, sizeof path);
    if (file == NULL)
        fail_msg("%s of %s cannot be written", name, game->id);
    assert_int_equal(fputs(text, file) >= 0, 1);
    assert_int_equal(fclose(file), 0);
    printf("wrote %s\n", path);
}

/* Fails at the first line that differs, showing both. */
static inline void golden_compare(const char *root, const ochre_game *game, const char *name,
                                  const char *text, bool writing)
{
    char path[500], line[2000];
    if (writing) {
        golden_write(root, game, name, text);
        return;
    }
    FILE *file = golden_open(root, game, name, "rb", path, sizeof path);
    if (file == NULL)
        fail_msg("%s of %s cannot be read; --write makes it", name, game->id);
    int number = 0;
    while (fgets(line, sizeof line, file) != NULL) {
        const size_t length = strlen(line);
        number++;
        if (strncmp(text, line, length) != 0) {
            fclose(file);
            fail_msg("%s:%d: kept %snow  %.*s", path, number, line, (int)strcspn(text, "\n"), text);
        }
        text += length;
    }
    fclose(file);
    if (*text != '\0')
        fail_msg("%s:%d: the kept text ends, now %.*s", path, number + 1, (int)strcspn(text, "\n"),
                 text);
}

#endif
