/* replay.c - a main for fuzz targets where no fuzzer drives them: every file of the directories given
 * goes through the target once. An input that breaks it ends the program without the last line, which
 * whoever runs it takes for a failure; the name printed before tells which it was.
 *
 * usage: fuzz_TARGET NAME DIRECTORY... */
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static int passed, failed;

static uint8_t *read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return NULL;
    struct stat about;
    uint8_t    *data = NULL;
    if (fstat(fileno(file), &about) == 0 && S_ISREG(about.st_mode)) {
        *size = (size_t)about.st_size;
        /* Exactly as large as the input, so that a read behind its end is seen. */
        data = malloc(*size > 0 ? *size : 1);
        if (data != NULL && fread(data, 1, *size, file) != *size) {
            free(data);
            data = NULL;
        }
    }
    fclose(file);
    return data;
}

static void replay_file(const char *path)
{
    printf("%s\n", path);
    fflush(stdout);
    size_t   size = 0;
    uint8_t *data = read_file(path, &size);
    if (data == NULL) {
        printf("not ok - %s cannot be read\n", path);
        failed++;
        return;
    }
    LLVMFuzzerTestOneInput(data, size);
    free(data);
    passed++;
}

static void replay_directory(const char *path)
{
    struct dirent **entries;
    int             count = scandir(path, &entries, NULL, alphasort);
    for (int i = 0; i < count; i++) {
        char file[4096];
        snprintf(file, sizeof file, "%s/%s", path, entries[i]->d_name);
        if (entries[i]->d_name[0] != '.')
            replay_file(file);
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
}

int main(int argc, char **argv)
{
    for (int i = 2; i < argc; i++)
        replay_directory(argv[i]);
    printf("%s: %d passed, %d failed\n", argc > 1 ? argv[1] : argv[0], passed, failed);
    return failed == 0 && passed > 0 ? 0 : 1;
}
