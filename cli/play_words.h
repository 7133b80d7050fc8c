/* play_words.h - the words of the interface of `ochre play`, by language. */
#ifndef CLI_PLAY_WORDS_H
#define CLI_PLAY_WORDS_H

#include <ochre/game.h>

typedef enum {
    WORD_ACTIONS,
    WORD_ALONE,
    WORD_ALONE_OFF,
    WORD_ALONE_ON,
    WORD_ASK_LEAVE,
    WORD_ASK_REPLACE,
    WORD_ASK_SAVE,
    WORD_CHANCE_TURN,
    WORD_CHOICES,
    WORD_CURTAIN,
    WORD_CURTAIN_KEY,
    WORD_FIT,
    WORD_HELP,
    WORD_HUMAN,
    WORD_KEYS,
    WORD_KEYS_CLIPPED,
    WORD_KEYS_MORE,
    WORD_KEYS_OVER,
    WORD_KEYS_PAGER,
    WORD_KEYS_WAIT,
    WORD_LEFT,
    WORD_LEFT_SINCE,
    WORD_LEFT_UNSAVED,
    WORD_LOG,
    WORD_MEAN,
    WORD_NAME_RANK,
    WORD_NAME_SCORE,
    WORD_NAME_SEAT,
    WORD_NO_CLAUSE,
    WORD_NO_ODDS,
    WORD_NONE_FITS,
    WORD_NOT_FOUND,
    WORD_NOW,
    WORD_NUMBER,
    WORD_ODDS,
    WORD_OVER,
    WORD_OVER_LOST,
    WORD_OVER_WON,
    WORD_PLAIN_HELP,
    WORD_REFUSED,
    WORD_REPLACES,
    WORD_RULES,
    WORD_SAVE_FAILED,
    WORD_SAVED,
    WORD_SCREEN_HELP,
    WORD_SEARCH,
    WORD_TOO_SMALL,
    WORD_UNDO_NOTHING,
    WORD_UNDONE,
    WORD_UNREADABLE,
    WORD_YOUR_TURN,
    WORDS
} play_word;

const char *play_say(play_word word, ochre_lang lang);

#endif
