/* A bot in C: plays the last legal action but one, so that it does more than end its turns.
   cc -o simple_bot examples/simple_bot.c && digsite arena dig_mars --bots random --bot c=./simple_bot */
#include <stdio.h>
#include <string.h>

static char line[1 << 20];

int main(void) {
    while (fgets(line, sizeof line, stdin)) {
        char *legal = strstr(line, "\"legal\": [");
        char *end = legal ? strchr(legal, ']') : NULL;
        if (!end) return 1;
        char *choice = legal, *next = legal + 10;
        while (next < end) {                       /* from one quoted action to the next */
            char *stop = strchr(++next, '"');
            *stop = 0;
            if (choice == legal || strcmp(next, "end") != 0) choice = next;
            next = stop + 1;
            while (next < end && *next != '"') next++;
        }
        printf("{\"action\": \"%s\"}\n", choice);
        fflush(stdout);
    }
    return 0;
}
